CREATE TABLE `warband_trials` (
	`version_id` integer PRIMARY KEY NOT NULL,
	`list_hash` text NOT NULL,
	`games` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`result` text NOT NULL,
	`finished_at` integer NOT NULL,
	FOREIGN KEY (`version_id`) REFERENCES `warband_versions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
