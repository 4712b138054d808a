/** The steps of a scenario: do something, expect something. One keyword a step: do, expect, refuse, allow, events, outcome, ask, build. */
import { z } from '../../../../shared/zod.ts';
import { tileFaces, tileShapes, tileSides } from '../geometry/tiles.ts';
import { phases } from '../state.ts';
import { powerWord, intentSchema } from './schema-intents.ts';
import { questionSchema } from './schema-questions.ts';
import { creatureWord, nameWord, playerWord, squareWord } from './words.ts';

const common = { by: playerWord.optional(), note: z.string().max(2000).optional() };
const doing = { ...common, then: z.enum(['wait', 'resolve', 'top']).optional() };
const outcomeBits = {
  hazard: z.boolean().optional(),
  opens: z.array(squareWord).optional(),
};
/** A target of an order or power: creature, stack item, player, square or card, by name. */
const targetWord = z.union([nameWord, squareWord]);
const declaring = {
  assist: z.array(creatureWord).optional(),
  pay: z.array(nameWord).optional(),
  targets: z.array(targetWord).optional(),
  confirm: z.boolean().optional(),
};

export const doSchemas = {
  first: z.strictObject({ do: z.literal('first'), player: playerWord, ...doing }),
  deploy: z.strictObject({ do: z.literal('deploy'), card: nameWord, at: squareWord.optional(), ...doing }),
  place: z.strictObject({ do: z.literal('place'), at: squareWord, ...doing }),
  activate: z.strictObject({ do: z.literal('activate'), creature: creatureWord, ...doing }),
  end: z.strictObject({ do: z.literal('end'), ...doing }),
  move: z.strictObject({ do: z.literal('move'), to: squareWord, ...outcomeBits, ...doing }),
  attack: z.strictObject({
    do: z.literal('attack'),
    target: creatureWord,
    mode: z.enum(['melee', 'ranged']).optional(),
    ...doing,
  }),
  play: z.strictObject({
    do: z.literal('play'),
    card: nameWord,
    on: creatureWord.optional(),
    ...declaring,
    ...doing,
  }),
  power: z.strictObject({
    do: z.literal('power'),
    creature: creatureWord,
    power: powerWord.optional(),
    ...declaring,
    ...doing,
  }),
  collect: z.strictObject({ do: z.literal('collect'), at: squareWord.optional(), ...doing }),
  dodge: z.strictObject({
    do: z.literal('dodge'),
    creature: creatureWord,
    item: nameWord.optional(),
    ...doing,
  }),
  pass: z.strictObject({ do: z.literal('pass'), ...doing }),
  resolve: z.strictObject({ do: z.literal('resolve'), ...common }),
  top: z.strictObject({ do: z.literal('top'), ...common }),
  actor: z.strictObject({ do: z.literal('actor'), creature: creatureWord, ...doing }),
  assist: z.strictObject({ do: z.literal('assist'), creature: creatureWord, ...doing }),
  pay: z.strictObject({ do: z.literal('pay'), with: nameWord, ...doing }),
  target: z.strictObject({ do: z.literal('target'), target: targetWord, ...doing }),
  enough: z.strictObject({ do: z.literal('enough'), ...doing }),
  confirm: z.strictObject({ do: z.literal('confirm'), ...doing }),
  decline: z.strictObject({ do: z.literal('decline'), ...doing }),
  go: z.strictObject({ do: z.literal('go'), to: squareWord, ...outcomeBits, ...doing }),
  stay: z.strictObject({ do: z.literal('stay'), ...doing }),
  cower: z.strictObject({ do: z.literal('cower'), ...doing }),
  endure: z.strictObject({ do: z.literal('endure'), ...doing }),
  shield: z.strictObject({ do: z.literal('shield'), number: z.int().min(1).max(20), ...doing }),
  source: z.strictObject({ do: z.literal('source'), item: nameWord, ...doing }),
  pick: z.strictObject({ do: z.literal('pick'), creature: creatureWord, ...doing }),
  choose: z.strictObject({ do: z.literal('choose'), option: z.int().min(1).max(20), ...doing }),
  card: z.strictObject({ do: z.literal('card'), card: nameWord, ...doing }),
  next: z.strictObject({
    do: z.literal('next'),
    what: z.enum(['hazard', 'trigger', 'expiry']).optional(),
    creature: creatureWord.optional(),
    number: z.int().min(1).max(60).optional(),
    ...doing,
  }),
  surrender: z.strictObject({ do: z.literal('surrender'), ...common }),
} as const;

const doSchema = z
  .discriminatedUnion('do', [
    doSchemas.first,
    doSchemas.deploy,
    doSchemas.place,
    doSchemas.activate,
    doSchemas.end,
    doSchemas.move,
    doSchemas.attack,
    doSchemas.play,
    doSchemas.power,
    doSchemas.collect,
    doSchemas.dodge,
    doSchemas.pass,
    doSchemas.resolve,
    doSchemas.top,
    doSchemas.actor,
    doSchemas.assist,
    doSchemas.pay,
    doSchemas.target,
    doSchemas.enough,
    doSchemas.confirm,
    doSchemas.decline,
    doSchemas.go,
    doSchemas.stay,
    doSchemas.cower,
    doSchemas.endure,
    doSchemas.shield,
    doSchemas.source,
    doSchemas.pick,
    doSchemas.choose,
    doSchemas.card,
    doSchemas.next,
    doSchemas.surrender,
  ])
  .meta({ id: 'Do' });
export type Doing = z.infer<typeof doSchema>;

const names = z.array(z.string());
const namesOrCount = z.union([names, z.int().min(0)], 'must be a list of card names, or how many there are');

const expectedCreature = z
  .strictObject({
    inPlay: z.boolean().optional(),
    at: squareWord.optional(),
    owner: playerWord.optional(),
    controller: playerWord.optional(),
    tapped: z.boolean().optional(),
    damage: z.int().optional(),
    activated: z.boolean().optional(),
    attached: names.optional(),
    level: z.int().optional(),
    hitPoints: z.int().optional(),
    melee: z.int().optional(),
    ranged: z.int().optional(),
    range: z.int().optional(),
    speed: z.int().optional(),
    traits: names.optional(),
    keywords: names.optional(),
    abilities: names.optional(),
  })
  .meta({ id: 'ExpectedCreature' });

const expectedPlayer = z
  .strictObject({
    morale: z.int().optional(),
    leadership: z.int().optional(),
    deployed: z.int().optional(),
    orderHand: namesOrCount.optional(),
    orderDeck: namesOrCount.optional(),
    creatureHand: namesOrCount.optional(),
    creatureDeck: namesOrCount.optional(),
    discard: namesOrCount.optional(),
    graveyard: namesOrCount.optional(),
    collected: z.int().optional(),
  })
  .meta({
    id: 'ExpectedPlayer',
    description: 'Piles by names, in order (decks from the top), or by how many cards.',
  });

const expectedItem = z
  .strictObject({
    kind: z.string().optional(),
    by: creatureWord.optional(),
    player: playerWord.optional(),
    card: z.string().optional(),
    mode: z.string().optional(),
    target: creatureWord.optional(),
    targets: names.optional(),
    path: z.array(squareWord).optional(),
    bonus: z.int().optional(),
  })
  .meta({ id: 'ExpectedItem' });

const squares = z.array(squareWord);

/** The exact set of options of a kind, in any order. */
const expectedOptions = z
  .strictObject({
    kinds: names.optional(),
    first: z.array(playerWord).optional(),
    deploy: names.optional(),
    place: squares.optional(),
    activate: names.optional(),
    move: squares.optional(),
    melee: names.optional(),
    ranged: names.optional(),
    play: names.optional(),
    power: names.optional(),
    collect: squares.optional(),
    dodge: names.optional(),
    actor: names.optional(),
    assist: names.optional(),
    pay: names.optional(),
    target: z.array(targetWord).optional(),
    go: squares.optional(),
    pick: names.optional(),
    card: names.optional(),
    option: z.int().optional(),
    next: names.optional(),
    source: names.optional(),
  })
  .meta({
    id: 'ExpectedOptions',
    description: 'Each list is the complete set of options of that kind, in any order.',
  });

const expectSchema = z.strictObject({
  expect: z.strictObject({
    creatures: z.record(z.string(), expectedCreature).optional(),
    players: z.record(z.string(), expectedPlayer).optional(),
    chests: squares.optional(),
    treasure: z.record(z.string(), z.int().min(0)).optional(),
    stack: z.array(expectedItem).optional(),
    effects: z.array(z.record(z.string(), z.unknown())).optional(),
    phase: z.enum(phases).optional(),
    turn: playerWord.optional(),
    round: z.int().optional(),
    active: z.union([creatureWord, z.literal(false)]).optional(),
    moves: z.int().optional(),
    decides: playerWord.optional(),
    asks: z.string().optional(),
    undoable: z.int().optional(),
    options: expectedOptions.optional(),
  }),
  ...common,
});
export type Expected = z.infer<typeof expectSchema>['expect'];
export type ExpectedOptions = z.infer<typeof expectedOptions>;

const refuseSchema = z.strictObject({
  refuse: intentSchema,
  rule: z.string().regex(/^[WERB]-\d+[ab]?$/, 'must be a rule such as "W-513"'),
  code: z.string().optional(),
  ...common,
});

const allowSchema = z.strictObject({ allow: intentSchema, ...common });

const eventsSchema = z.strictObject({
  events: z.array(z.record(z.string(), z.unknown())),
  without: names.optional(),
  ...common,
});

const outcomeSchema = z.strictObject({
  outcome: z.union(
    [
      z.literal('none'),
      z.literal('draw'),
      z.strictObject({
        winners: z.array(playerWord).optional(),
        reason: z.string().optional(),
        rule: z.string().optional(),
      }),
    ],
    'must be "none", "draw" or {"winners": […], "reason": …, "rule": …}',
  ),
  ...common,
});

const askSchema = z.strictObject({ ask: questionSchema, answer: z.unknown(), ...common });

const tile = z.strictObject({
  id: z.string(),
  shape: z.enum(tileShapes).optional(),
  open: z.array(z.enum(tileSides)).optional(),
  rows: z.array(z.string()).optional(),
  walls: z.array(z.string()).optional(),
});

/** Tiles laid on the table: whether they may lie so (W-202..W-206, B-07). */
const buildSchema = z.strictObject({
  build: z.strictObject({
    tiles: z.array(tile).min(1),
    placed: z.array(
      z.strictObject({
        tile: z.string(),
        x: z.int(),
        y: z.int(),
        turn: z.int().min(0).max(3).optional(),
        face: z.enum(tileFaces).optional(),
      }),
    ),
  }),
  refused: names,
  ...common,
});
export type Build = z.infer<typeof buildSchema>;

export const stepSchemas = {
  do: doSchema,
  expect: expectSchema,
  refuse: refuseSchema,
  allow: allowSchema,
  events: eventsSchema,
  outcome: outcomeSchema,
  ask: askSchema,
  build: buildSchema,
} as const;

export const stepSchema = z
  .union([
    doSchema,
    expectSchema,
    refuseSchema,
    allowSchema,
    eventsSchema,
    outcomeSchema,
    askSchema,
    buildSchema,
  ])
  .meta({ id: 'ScenarioStep' });
export type StepText = z.infer<typeof stepSchema>;
