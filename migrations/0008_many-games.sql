ALTER TABLE `match_seats` RENAME COLUMN `warband_name` TO `side`;--> statement-breakpoint
ALTER TABLE `match_seats` RENAME COLUMN `commander_key` TO `emblem`;--> statement-breakpoint
ALTER TABLE `matches` ADD `is_shared_loss` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `new_seat_tallies` (
	`game` text NOT NULL,
	`player` text NOT NULL,
	`is_bot` integer NOT NULL,
	`side` text NOT NULL,
	`emblem` text NOT NULL,
	`opponents` text NOT NULL,
	`result` integer NOT NULL,
	`matches` integer NOT NULL,
	`rounds` integer NOT NULL,
	`active_ms` integer NOT NULL,
	PRIMARY KEY(`game`, `player`, `is_bot`, `side`, `emblem`, `opponents`, `result`)
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
INSERT INTO `new_seat_tallies` SELECT 'warband', `player`, `is_bot`, `warband`, `commander_key`, `opponents`, `result`, `matches`, `rounds`, `active_ms` FROM `seat_tallies`;--> statement-breakpoint
DROP TABLE `seat_tallies`;--> statement-breakpoint
ALTER TABLE `new_seat_tallies` RENAME TO `seat_tallies`;--> statement-breakpoint
CREATE TABLE `new_card_tallies` (
	`card_id` integer NOT NULL,
	`game` text NOT NULL,
	`player` text NOT NULL,
	`is_bot` integer NOT NULL,
	`result` integer NOT NULL,
	`drawn_in` integer NOT NULL,
	`played_in` integer NOT NULL,
	`drawn` integer NOT NULL,
	`played` integer NOT NULL,
	`discarded` integer NOT NULL,
	`destroyed` integer NOT NULL,
	`damage` integer NOT NULL,
	PRIMARY KEY(`card_id`, `game`, `player`, `is_bot`, `result`),
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
INSERT INTO `new_card_tallies` SELECT `card_id`, 'warband', `player`, `is_bot`, `result`, `drawn_in`, `played_in`, `drawn`, `played`, `discarded`, `destroyed`, `damage` FROM `card_tallies`;--> statement-breakpoint
DROP TABLE `card_tallies`;--> statement-breakpoint
ALTER TABLE `new_card_tallies` RENAME TO `card_tallies`;
