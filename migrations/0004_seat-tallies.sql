CREATE TABLE `seat_tallies` (
	`player` text NOT NULL,
	`is_bot` integer NOT NULL,
	`warband` text NOT NULL,
	`commander_key` text NOT NULL,
	`opponents` text NOT NULL,
	`result` integer NOT NULL,
	`matches` integer NOT NULL,
	`rounds` integer NOT NULL,
	`active_ms` integer NOT NULL,
	PRIMARY KEY(`player`, `is_bot`, `warband`, `commander_key`, `opponents`, `result`)
) WITHOUT ROWID, STRICT;
--> statement-breakpoint
CREATE INDEX `matches_history` ON `matches` (`finished_at`) WHERE finished_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `matches_deleted` ON `matches` (`deleted_at`) WHERE deleted_at is not null;