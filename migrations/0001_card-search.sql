-- Full-text search over cards, kept true by triggers; the words themselves stay in `cards`.
CREATE VIRTUAL TABLE card_search USING fts5(
	name, rules_text, flavour,
	content = 'cards', content_rowid = 'id',
	tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER card_search_insert AFTER INSERT ON cards BEGIN
	INSERT INTO card_search(rowid, name, rules_text, flavour) VALUES (new.id, new.name, new.rules_text, new.flavour);
END;
--> statement-breakpoint
CREATE TRIGGER card_search_delete AFTER DELETE ON cards BEGIN
	INSERT INTO card_search(card_search, rowid, name, rules_text, flavour)
	VALUES ('delete', old.id, old.name, old.rules_text, old.flavour);
END;
--> statement-breakpoint
CREATE TRIGGER card_search_update AFTER UPDATE ON cards BEGIN
	INSERT INTO card_search(card_search, rowid, name, rules_text, flavour)
	VALUES ('delete', old.id, old.name, old.rules_text, old.flavour);
	INSERT INTO card_search(rowid, name, rules_text, flavour) VALUES (new.id, new.name, new.rules_text, new.flavour);
END;
--> statement-breakpoint
-- Cards that are there already.
INSERT INTO card_search(card_search) VALUES ('rebuild');
--> statement-breakpoint
-- The free collection: every card of every enabled pack.
INSERT INTO collections(id, scope) VALUES (1, 'free');
