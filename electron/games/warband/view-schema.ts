/**
 * What a view of a match must have for a window to show it. Views the program made itself need no such check; those of
 * a film from outside do. Parts a window does not rely on may be anything.
 */
import { plainLine } from '../../../shared/plain-text.ts';
import { z } from '../../../shared/zod.ts';

/** A name is shown as it stands: it must hide nothing. */
const isPlain = (text: string): boolean => plainLine(text) === text;

const seat = z.int().min(0).max(3);
const card = z.int().min(-1).max(5000);
const square = z.int().min(-1).max(1023);
const small = z.int().min(-10_000).max(10_000);
const words = z.array(z.string().max(80)).max(60);
const cards = z.array(card).max(2000);

const effect = z.looseObject({
  id: small,
  seat,
  card: small,
  creature: small,
  kind: z.string().max(40),
  what: z.string().max(80),
  amount: z.union([small, z.literal('all')]),
  until: z.string().max(80),
});

const item = z.looseObject({
  id: z.int(),
  kind: z.string().max(40),
  seat,
  actor: card,
  card,
  timing: z.string().max(40),
  targets: z
    .array(
      z.looseObject({ name: z.string().max(200), kind: z.string().max(40), ids: z.array(z.int()).max(600) }),
    )
    .max(60),
  path: z.array(square).max(1024),
  answers: z.int(),
  mode: z.string().max(20),
  bonus: small,
});

const creature = z.looseObject({
  id: card,
  seat,
  owner: seat,
  square,
  size: z.union([z.literal(1), z.literal(2)]),
  tapped: z.boolean(),
  damage: small,
  attached: cards,
  changes: z.array(z.looseObject({ stat: z.string().max(20), by: small, card: small })).max(200),
  ...{ level: small, hitPoints: small, melee: small, ranged: small, range: small, speed: small },
  ...{ traits: words, keywords: words, abilities: words },
  hasActed: z.boolean(),
});

const player = z.looseObject({
  seat,
  name: z.string().max(200).refine(isPlain),
  team: z.int().min(0).max(3),
  commander: card,
  ...{ morale: small, leadership: small, deployed: small, collected: small },
  ...{ orderHand: cards.optional(), creatureHand: cards.optional(), discard: cards, graveyard: cards },
  ...{ orderHandSize: small, creatureHandSize: small, orderDeckSize: small, creatureDeckSize: small },
});

const field = z.looseObject({
  width: z.int().min(1).max(32),
  height: z.int().min(1).max(32),
  squares: z.array(z.int().min(0).max(31)).max(1024),
  hWalls: z.array(square).max(1024),
  vWalls: z.array(square).max(1024),
  starts: z.array(z.array(square).max(64)).max(4),
  treasures: z.array(square).max(64),
});

const outcome = z.looseObject({
  winners: z.array(seat).max(4),
  reason: z.string().max(40),
  rule: z.string().max(40),
});

export const warbandViewSchema = z.looseObject({
  form: z.string().max(40),
  battlefield: field,
  cards: z.record(z.string().max(10), z.string().max(200)),
  players: z.array(player).min(2).max(4),
  creatures: z.array(creature).max(400),
  chests: z.array(square).max(1024),
  tokens: z.array(z.looseObject({ square, count: small })).max(1024),
  effects: z.array(effect).max(2000),
  stack: z.array(item).max(500),
  resolving: item.optional(),
  picked: cards,
  ...{ seat: z.int(), turn: z.int(), round: z.int(), phase: z.string().max(40), active: z.int() },
  redrawn: z.array(z.looseObject({ seat, cards })).max(100),
  outcome: outcome.optional(),
});
