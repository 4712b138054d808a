import { describe, expect, it } from 'vitest';
import { parseJsonLines } from '../../../../shared/json-lines.ts';
import { readScenarioFile } from '../../../../electron/games/warband/scenario/read.ts';
import { runScenario } from '../../../../electron/games/warband/scenario/run.ts';

/** The first mistake of a file as "line: field: sentence", whether found on reading or on setting up. */
function mistakeIn(...lines: string[]): string {
  const read = readScenarioFile(lines.join('\n'));
  if (!read.ok) return read.error.map(({ line, field, sentence }) => `${line}: ${field}: ${sentence}`)[0]!;
  const ran = runScenario(read.value[0]!);
  return ran.ok ? 'none' : `${ran.error.line}: ${ran.error.field}: ${ran.error.sentence}`;
}

describe('a mistake in a scenario file', () => {
  it('is told by line and column where the text is no JSON', () => {
    const read = readScenarioFile('{\n  "map": ["..."],\n  "steps": [,]\n}');
    expect(read.ok ? [] : read.error).toEqual([
      { line: 3, column: 13, field: '', sentence: 'A value is expected here.' },
    ]);
  });

  it.each([
    ['{ "map": ["."], }', 'A comma stands before this }.'],
    ['{ "map": ["."]', 'A comma or } is missing here.'],
    ['{ "map": ["."] } 1', 'There is something after the end of the value.'],
    ['{ map: 1 }', 'A field name in double quotes is expected here.'],
    ['{ "map" 1 }', 'A colon is missing after "map".'],
    ['{ "map": nope }', 'nope is not JSON; texts stand in double quotes.'],
    ['{ "map": "a', 'This text has no closing quote on its line.'],
    ['{ "seed": 1, "seed": 2 }', 'The field "seed" is there twice.'],
    ['', 'The file ends too early.'],
    ['['.repeat(100), 'It is nested more than 60 levels deep.'],
  ])('%j: %s', (text, sentence) => {
    const read = readScenarioFile(text);
    expect(read.ok ? 'read' : read.error[0]?.sentence).toBe(sentence);
  });

  it('is a field nobody knows, with what was meant', () => {
    expect(
      mistakeIn('{ "map": ["."],', '"creatures": [', '{ "name": "Ogre", "at": "A1", "taped": true }] }'),
    ).toBe('3: creatures[0].taped: Unknown field "taped". Did you mean "tapped"?');
  });

  it('is a step without a keyword', () => {
    expect(mistakeIn('{ "map": ["."], "steps": [', '{ "note": "?" }] }')).toBe(
      '2: steps[0]: A step has one of the fields do, expect, refuse, allow, events, outcome, ask, build.',
    );
  });

  it('is a field a step lacks', () => {
    expect(mistakeIn('{ "map": ["."], "steps": [', '{ "do": "move" }] }')).toBe(
      '2: steps[0].to: "to" must be a square such as "C4" or [2, 3].',
    );
  });

  it('is a missing map', () => {
    expect(mistakeIn('{ "creatures": [] }')).toMatch(/^1: map: A scenario needs a map/);
  });

  it('is an unknown card, with what was meant', () => {
    expect(
      mistakeIn(
        '{ "map": ["."],',
        '"cards": [{ "type": "creature", "name": "Troll" }],',
        '"players": [{ "creatureHand": [',
        '"Trol"] }, {}] }',
      ),
    ).toBe('4: players[0].creatureHand[0]: There is no creature card "Trol". Did you mean "Troll"?');
  });

  it('is a card of the wrong type', () => {
    expect(
      mistakeIn(
        '{ "map": ["."], "cards": [{ "type": "creature", "name": "Troll" }],',
        '"players": [{ "orderHand": ["Troll"] }, {}] }',
      ),
    ).toBe(
      '2: players[0].orderHand[0]: "Troll" is a card of type creature; here one of type order is needed.',
    );
  });

  it('is an unsound card', () => {
    const card =
      '{ "type": "order", "name": "Odd", "actions": [{ "steps": [{ "do": "heal", "who": { "target": "X" }, "amount": 10 }] }] }';
    expect(mistakeIn('{ "map": ["."], "cards": [', card, '] }')).toMatch(
      /^2: cards\[0\]\.actions\[0\]\.steps\[0\]/,
    );
  });

  it('is two cards with one id', () => {
    const card = '{ "type": "creature", "name": "Troll" }';
    expect(mistakeIn('{ "map": ["."], "cards": [', `${card},`, card, '] }')).toBe(
      '3: cards[1]: There are two cards with the id "troll".',
    );
  });

  it('is a pack that is not there', () => {
    expect(mistakeIn('{ "map": ["."],', '"packs": ["nobody"] }')).toBe(
      '2: packs[0]: There is no pack "nobody"; there is none at all.',
    );
  });

  it('is a square off the map', () => {
    expect(mistakeIn('{ "map": ["..."],', '"creatures": [{ "name": "Ogre", "at": "D1" }] }')).toBe(
      '2: creatures[0].at: Square D1 is not on the map, which goes from A1 to C1.',
    );
    expect(mistakeIn('{ "map": ["..."],', '"chests": [{ "at": [3, 0], "value": 1 }] }')).toMatch(
      /^2: chests\[0\]\.at: Square \(3,0\)/,
    );
  });

  it('is two creatures on a square', () => {
    expect(
      mistakeIn(
        '{ "map": ["...", "..."], "creatures": [',
        '{ "name": "Ogre", "card": { "large": true }, "at": "A1" },',
        '{ "name": "Elf", "at": "B2" }] }',
      ),
    ).toBe('3: creatures[1].at: "Elf" and "Ogre" both stand on B2.');
  });

  it('is a creature in a wall', () => {
    expect(mistakeIn('{ "map": [".#"],', '"creatures": [{ "name": "Elf", "at": "B1" }] }')).toBe(
      '2: creatures[0].at: "Elf" cannot stand at B1: a wall is in the way.',
    );
  });

  it('is two creatures of one name', () => {
    expect(
      mistakeIn(
        '{ "map": ["..."], "creatures": [',
        '{ "name": "Elf", "at": "A1" },',
        '{ "name": "Elf", "at": "B1" }] }',
      ),
    ).toBe('3: creatures[1].name: Something else is called "Elf" already.');
  });

  it('is an unknown player, a wall between strangers, an effect of no kind', () => {
    expect(mistakeIn('{ "map": ["..."],', '"turn": { "player": "E" } }')).toBe(
      '2: turn.player: There is no player "E"; there is "A", "B".',
    );
    expect(mistakeIn('{ "map": ["..."],', '"walls": ["A1-C1"] }')).toMatch(
      /^2: walls: "A1-C1" does not name/,
    );
    expect(
      mistakeIn(
        '{ "map": ["..."], "creatures": [{ "name": "Elf", "at": "A1" }],',
        '"effects": [{ "on": "Elf" }] }',
      ),
    ).toMatch(/^2: effects\[0\]: An effect needs one of/);
  });

  it('is a position that cannot be', () => {
    expect(
      mistakeIn('{ "map": ["..."],', '"creatures": [{ "name": "Elf", "at": "A1", "damage": 30 }] }'),
    ).toMatch(/This position cannot be: creature \d+ \(Elf\) stands with damage 30/);
  });

  it('is told in the file’s own lines where several scenarios share fields', () => {
    expect(
      mistakeIn(
        '{ "map": ["..."],',
        '"creatures": [{ "name": "Elf", "at": "Z1" }],',
        '"scenarios": [{ "steps": [] }] }',
      ),
    ).toMatch(/^2: creatures\[0\]\.at/);
  });
});

describe('JSON with places', () => {
  it('reads what the built-in reader reads', () => {
    const text = '{"a": [1, -2.5e3, true, false, null, "x\\n\\u00e9\\"", {}, []], "b": {"c": {}}}';
    const read = parseJsonLines(text);
    expect(read.ok && read.value.value).toEqual(JSON.parse(text));
  });

  it('knows the place of every field', () => {
    const read = parseJsonLines('{\n  "a": [\n    { "b": 1 }\n  ]\n}');
    expect(read.ok && read.value.places.get('a[0].b')).toEqual({ line: 3, column: 7 });
  });
});
