CREATE TABLE `campaigns` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`story_key` text NOT NULL,
	`story_hash` text NOT NULL,
	`revision` integer NOT NULL,
	`state` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`played_at` integer NOT NULL,
	`deleted_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `cards` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`level` integer,
	`rules_text` text NOT NULL,
	`flavour` text NOT NULL,
	`data` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `cards_hash_unique` ON `cards` (`hash`);--> statement-breakpoint
CREATE INDEX `cards_key` ON `cards` (`key`);--> statement-breakpoint
CREATE TABLE `collection_cards` (
	`collection_id` integer NOT NULL,
	`card_key` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`collection_id`, `card_key`),
	FOREIGN KEY (`collection_id`) REFERENCES `collections`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "collection_cards_count" CHECK(count > 0)
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `collections` (
	`id` integer PRIMARY KEY NOT NULL,
	`scope` text NOT NULL,
	`campaign_id` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "collections_owner" CHECK((scope = 'free' and campaign_id is null) or (scope = 'campaign' and campaign_id is not null))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `collections_campaign` ON `collections` (`campaign_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `collections_one_free` ON `collections` (`scope`) WHERE scope = 'free';--> statement-breakpoint
CREATE TABLE `pack_cards` (
	`pack_id` integer NOT NULL,
	`position` integer NOT NULL,
	`card_id` integer NOT NULL,
	PRIMARY KEY(`pack_id`, `position`),
	FOREIGN KEY (`pack_id`) REFERENCES `packs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `pack_cards_card` ON `pack_cards` (`card_id`);--> statement-breakpoint
CREATE TABLE `packs` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`version` text NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`is_enabled` integer NOT NULL,
	`manifest` text NOT NULL,
	`installed_at` integer NOT NULL,
	CONSTRAINT "packs_source" CHECK(source in ('builtin', 'imported'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `packs_hash_unique` ON `packs` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `packs_one_enabled` ON `packs` (`key`) WHERE is_enabled = 1;--> statement-breakpoint
CREATE TABLE `match_actions` (
	`match_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`action` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seq`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `match_card_counts` (
	`card_id` integer NOT NULL,
	`kind` integer NOT NULL,
	`match_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`card_id`, `kind`, `match_id`, `seat`),
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `match_keyframes` (
	`match_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`state` blob NOT NULL,
	PRIMARY KEY(`match_id`, `seq`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `match_seats` (
	`match_id` integer NOT NULL,
	`seat` integer NOT NULL,
	`player` text NOT NULL,
	`bot` text,
	`team` integer,
	`warband_version_id` integer,
	`warband_name` text,
	`commander_key` text,
	`is_winner` integer,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`warband_version_id`) REFERENCES `warband_versions`(`id`) ON UPDATE no action ON DELETE set null
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `match_seats_warband` ON `match_seats` (`warband_version_id`);--> statement-breakpoint
CREATE TABLE `match_setups` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`setup` blob NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `match_setups_hash_unique` ON `match_setups` (`hash`);--> statement-breakpoint
CREATE TABLE `match_tags` (
	`match_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`match_id`, `tag_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `match_tags_tag` ON `match_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` integer PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`form` text NOT NULL,
	`rules_version` integer NOT NULL,
	`seed` integer NOT NULL,
	`setup_id` integer NOT NULL,
	`campaign_id` integer,
	`forked_from` integer,
	`forked_at` integer,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`reason` text,
	`rounds` integer,
	`actions` integer,
	`active_ms` integer,
	`state_hash` text,
	`log` blob,
	`summary` blob,
	`note` text DEFAULT '' NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`setup_id`) REFERENCES `match_setups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`forked_from`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "matches_finished_whole" CHECK((finished_at is null) = (log is null) and (finished_at is null) = (reason is null) and (finished_at is null) = (state_hash is null))
) STRICT;
--> statement-breakpoint
CREATE INDEX `matches_finished` ON `matches` (`finished_at`);--> statement-breakpoint
CREATE INDEX `matches_setup` ON `matches` (`setup_id`);--> statement-breakpoint
CREATE INDEX `matches_campaign` ON `matches` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `matches_forked` ON `matches` (`forked_from`) WHERE forked_from is not null;--> statement-breakpoint
CREATE TABLE `setup_cards` (
	`setup_id` integer NOT NULL,
	`card_id` integer NOT NULL,
	PRIMARY KEY(`setup_id`, `card_id`),
	FOREIGN KEY (`setup_id`) REFERENCES `match_setups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `setup_cards_card` ON `setup_cards` (`card_id`);--> statement-breakpoint
CREATE TABLE `setup_packs` (
	`setup_id` integer NOT NULL,
	`pack_key` text NOT NULL,
	`pack_hash` text NOT NULL,
	PRIMARY KEY(`setup_id`, `pack_key`),
	FOREIGN KEY (`setup_id`) REFERENCES `match_setups`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`changed_at` integer NOT NULL
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_name` ON `tags` ("name" collate nocase);--> statement-breakpoint
CREATE TABLE `warband_tags` (
	`warband_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`warband_id`, `tag_id`),
	FOREIGN KEY (`warband_id`) REFERENCES `warbands`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `warband_tags_tag` ON `warband_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `warband_versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`warband_id` integer NOT NULL,
	`number` integer NOT NULL,
	`list` text NOT NULL,
	`hash` text NOT NULL,
	`problems` integer,
	`label` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`warband_id`) REFERENCES `warbands`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `warband_versions_hash` ON `warband_versions` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `warband_versions_number` ON `warband_versions` (`warband_id`,`number`);--> statement-breakpoint
CREATE TABLE `warbands` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`campaign_id` integer,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`archived_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `warbands_campaign` ON `warbands` (`campaign_id`);