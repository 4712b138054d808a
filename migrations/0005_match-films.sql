CREATE TABLE `card_faces` (
	`card_id` integer PRIMARY KEY NOT NULL,
	`face` text NOT NULL,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `match_films` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`film` blob NOT NULL,
	`hash` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `match_frames` (
	`match_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`frame` blob NOT NULL,
	`state_hash` text NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`match_id`, `seq`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
ALTER TABLE `matches` ADD `carried_over` blob;--> statement-breakpoint
ALTER TABLE `matches` ADD `seal` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `seating_seal` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `is_starred` integer DEFAULT false NOT NULL;