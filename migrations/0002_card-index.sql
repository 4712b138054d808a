CREATE TABLE `card_index` (
	`card_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`hit_points` integer,
	`melee` integer,
	`ranged` integer,
	`range` integer,
	`speed` integer,
	`morale` integer,
	`leadership` integer,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `card_terms` (
	`field` text NOT NULL,
	`term` text NOT NULL,
	`card_id` integer NOT NULL,
	`printed` text NOT NULL,
	PRIMARY KEY(`field`, `term`, `card_id`),
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `card_terms_card` ON `card_terms` (`card_id`);