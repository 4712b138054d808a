CREATE TABLE `armouries` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`content` blob NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `armouries_hash_unique` ON `armouries` (`hash`);--> statement-breakpoint
CREATE TABLE `campaign_answers` (
	`campaign_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `seq`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `stories` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`key` text NOT NULL,
	`version` text NOT NULL,
	`source` text NOT NULL,
	`is_enabled` integer NOT NULL,
	`is_installed` integer NOT NULL,
	`files` blob NOT NULL,
	`installed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `stories_hash_unique` ON `stories` (`hash`);--> statement-breakpoint
CREATE TABLE `campaign_battles` (
	`campaign_id` integer NOT NULL,
	`at` integer NOT NULL,
	`match_id` integer NOT NULL,
	PRIMARY KEY(`campaign_id`, `at`),
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `campaign_battles_match` ON `campaign_battles` (`match_id`);--> statement-breakpoint
ALTER TABLE `campaigns` ADD `armoury_hash` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `setup` text;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `seed` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `rules_version` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `forked_from` integer REFERENCES campaigns(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `forked_at` integer;--> statement-breakpoint
ALTER TABLE `campaigns` ADD `seal` text;--> statement-breakpoint
CREATE INDEX `campaigns_forked` ON `campaigns` (`forked_from`) WHERE forked_from is not null;--> statement-breakpoint
ALTER TABLE `campaigns` DROP COLUMN `state`;
