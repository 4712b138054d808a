CREATE TABLE `content_seals` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`seal` text NOT NULL,
	PRIMARY KEY(`kind`, `key`)
) WITHOUT ROWID, STRICT;
