-- The words finished matches are found by: notes, players, sides, emblems and tags (`db/match-words.ts`).
CREATE VIRTUAL TABLE match_search USING fts5(
	words,
	content = '', contentless_delete = 1,
	tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
--> statement-breakpoint
-- Matches that are there already.
INSERT INTO match_search(rowid, words)
SELECT m.id, m.note || ' '
	|| coalesce((SELECT group_concat(s.player || ' ' || coalesce(s.side, '') || ' ' || coalesce(s.emblem, ''), ' ')
		FROM match_seats s WHERE s.match_id = m.id), '') || ' '
	|| coalesce((SELECT group_concat(t.name, ' ')
		FROM match_tags mt JOIN tags t ON t.id = mt.tag_id WHERE mt.match_id = m.id), '')
FROM matches m WHERE m.finished_at IS NOT NULL;
