/**
 * Battles of a campaign: a scenario file whose warbands are filled in. `$you` and `$rival` stand for the two sides;
 * everything else (battlefield, aims, creatures that stand there from the beginning) is the file's.
 */
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { Card } from '../cards/language.ts';
import { checkBattlefield } from '../geometry/check-battlefield.ts';
import { setupFromScenario } from '../scenario/build.ts';
import { FieldMistake } from '../scenario/casting.ts';
import { readScenarioFile } from '../scenario/read.ts';
import type { ScenarioText } from '../scenario/schema.ts';
import type { Handicap, Setup } from '../state.ts';

/** One side of a battle: cards by key, one entry a copy. */
export interface BattleSide {
  name: string;
  commander: string;
  creatures: readonly string[];
  orders: readonly string[];
  handicap: Handicap;
}

export interface BattleMistake {
  path: string;
  line?: number;
  sentence: string;
}

const slots = ['$you', '$rival'] as const;

type SetupText = NonNullable<ScenarioText['setup']>;

/** The setup of a battle, or what is wrong with its file. `library` has every card of both sides. */
export function battleSetup(
  source: string,
  sides: readonly [BattleSide, BattleSide],
  library: ReadonlyMap<string, Card>,
): Result<Setup, BattleMistake[]> {
  const read = readScenarioFile(source);
  if (!read.ok) return err(read.error.map(({ line, field, sentence }) => ({ line, path: field, sentence })));
  const [file] = read.value;
  if (!file?.text.setup)
    return err([{ path: 'setup', sentence: 'A battle begins at its start, with a "setup".' }]);
  const unfilled = slotMistakes(file.text.setup);
  if (unfilled.length > 0) return err(unfilled);
  try {
    const packs = { ids: ['sides'], cardsOf: () => cardsOf(sides, library) };
    const setup = setupFromScenario(filled(file.text, file.text.setup, sides), packs);
    const unplayable = checkBattlefield(setup.battlefield, sides.length);
    return unplayable.length > 0
      ? err(unplayable.map(({ sentence }) => ({ path: 'map', sentence })))
      : ok(named(setup, sides));
  } catch (mistake) {
    if (!(mistake instanceof FieldMistake)) throw mistake;
    const { line } = file.mistakeAt(mistake.field, mistake.message);
    return err([{ line, path: mistake.field, sentence: mistake.message }]);
  }
}

/** Objectives speak of the slots; the table speaks of people. */
const named = (setup: Setup, sides: readonly BattleSide[]): Setup => ({
  ...setup,
  form: 'standard',
  seats: setup.seats.map((seat, at) => ({ ...seat, name: sides[at].name })),
});

/** Both sides are slots, and nothing but slots. */
function slotMistakes({ players }: SetupText): BattleMistake[] {
  return slots.flatMap((slot, seat) => {
    const player = players[seat];
    const isSlot = player?.name === slot && player.commander === slot && player.creatures[0] === slot;
    return isSlot && players.length === slots.length
      ? []
      : [
          {
            path: `setup.players[${seat}]`,
            sentence: `The warband here is "${slot}": name, commander, creatures and orders.`,
          },
        ];
  });
}

const cardsOf = (sides: readonly BattleSide[], library: ReadonlyMap<string, Card>): Card[] => {
  const keys = sides.flatMap(({ commander, creatures, orders }) => [commander, ...creatures, ...orders]);
  return [...new Set(keys)].map((key) => {
    const card = library.get(key);
    if (!card) throw new Error(`the library has no card ${key}`);
    return card;
  });
};

/** The file's own cards get keys, so that they are told apart from those of packs. */
function filled(text: ScenarioText, setup: SetupText, sides: readonly BattleSide[]): ScenarioText {
  return {
    ...text,
    packs: ['sides'],
    cards: (text.cards ?? []).map((card) => ({ ...card, id: `story/${card.id ?? plainId(card.name)}` })),
    setup: {
      ...setup,
      players: setup.players.map((player, seat) => {
        const { commander, creatures, orders, handicap } = sides[seat];
        return {
          ...player,
          commander,
          creatures: [...creatures],
          orders: [...orders],
          handicap: added(player.handicap ?? {}, handicap),
        };
      }),
    },
  };
}

const plainId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const added = (one: Handicap, other: Handicap): Handicap => ({
  morale: (one.morale ?? 0) + (other.morale ?? 0),
  leadership: (one.leadership ?? 0) + (other.leadership ?? 0),
  orders: (one.orders ?? 0) + (other.orders ?? 0),
  creatures: (one.creatures ?? 0) + (other.creatures ?? 0),
});
