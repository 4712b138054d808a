CREATE TABLE `card_tallies` (
	`card_id` integer NOT NULL,
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
	PRIMARY KEY(`card_id`, `player`, `is_bot`, `result`),
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
ALTER TABLE `matches` ADD `arrangement` text;