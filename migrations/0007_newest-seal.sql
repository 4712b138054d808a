ALTER TABLE `matches` ADD `newest_seal` text;--> statement-breakpoint
UPDATE `matches` SET `newest_seal` = (
	SELECT `seal` FROM `match_frames` WHERE `match_id` = `matches`.`id` ORDER BY `seq` DESC LIMIT 1
) WHERE `finished_at` IS NULL;
