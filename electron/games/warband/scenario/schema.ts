/** The shape of scenario files: a position or a setup, and what is done and expected. Published in `docs/scenarios.md`. */
import { z } from '../../../../shared/zod.ts';
import { abilityNames, durations, stats, traits } from '../cards/language.ts';
import { keyword } from '../cards/schema-words.ts';
import { forms, itemKinds, phases } from '../state.ts';
import { powerWord } from './schema-intents.ts';
import { questionSchema } from './schema-questions.ts';
import { stepSchema } from './schema-steps.ts';
import {
  creatureWord,
  listedCard,
  nameWord,
  pileEntry,
  playerWord,
  shortCommander,
  shortCreature,
  squareWord,
} from './words.ts';

const yes = z.literal(true);
const pile = z.array(pileEntry).max(120);
const number = z.int().min(-40).max(99);

const handicap = z
  .strictObject({
    morale: number.optional(),
    leadership: number.optional(),
    orders: number.optional(),
    creatures: number.optional(),
  })
  .meta({
    id: 'Handicap',
    description: 'Added to what the commander gives; `orders` and `creatures` are cards in hand.',
  });

const commander = z.union(
  [nameWord, shortCommander],
  'must be the name of a commander card, or the card itself',
);

const player = z
  .strictObject({
    name: nameWord.optional(),
    team: z.int().min(0).max(3).optional(),
    commander: commander.optional(),
    handicap: handicap.optional(),
    morale: number.optional(),
    leadership: z.int().min(0).max(99).optional(),
    orderHand: pile.optional(),
    orderDeck: pile.optional(),
    creatureHand: pile.optional(),
    creatureDeck: pile.optional(),
    discard: pile.optional(),
    graveyard: pile.optional(),
    collected: z.int().min(0).max(99).optional(),
    held: z.int().min(0).max(99).optional(),
  })
  .meta({ id: 'PlayerHere', description: 'A player of a position. Decks are listed from the top.' });

const creature = z
  .strictObject({
    name: nameWord,
    card: z
      .union([nameWord, shortCreature], 'must be the name of a creature card, or the card itself')
      .optional(),
    owner: playerWord.optional(),
    controller: playerWord.optional(),
    at: squareWord,
    tapped: z.boolean().optional(),
    damage: z.int().min(0).max(290).multipleOf(10, 'must be a multiple of 10 (R-26)').optional(),
    attached: z
      .array(z.union([nameWord, z.strictObject({ card: nameWord, owner: playerWord.optional() })]))
      .max(20)
      .optional(),
    activated: z.boolean().optional(),
    metHazard: z.boolean().optional(),
    used: z.array(powerWord).max(12).optional(),
  })
  .meta({
    id: 'CreatureHere',
    description:
      'A creature in play. `owner` is the first player if left out, `controller` the owner. `activated`: this turn; `metHazard`: entered a hazard in the current activation (R-48); `used`: powers used up in it (R-11).',
  });

const effect = z
  .strictObject({
    on: creatureWord,
    by: playerWord.optional(),
    until: z.enum(durations).optional(),
    made: z.int().min(0).optional(),
    stat: z.enum(stats).optional(),
    change: number.optional(),
    trait: z.enum(traits).optional(),
    keyword: keyword.optional(),
    ability: z.enum(abilityNames).optional(),
    counter: keyword.optional(),
    amount: z.int().min(1).max(99).optional(),
    prevent: z.union([z.literal('all'), z.int().min(10).max(300).multipleOf(10)]).optional(),
    source: nameWord.optional(),
    once: yes.optional(),
    returnsTo: playerWord.optional(),
  })
  .meta({
    id: 'EffectHere',
    description:
      'An effect that lasts: `stat` with `change`, or `trait`, `keyword`, `ability`, `counter` with `amount`, `prevent` (from the stack item `source`, or from any), or `returnsTo` (control ends). `until` is endOfTurn if left out; `made` the turn it was made in.',
  });

const stackItem = z
  .strictObject({
    name: nameWord.optional(),
    kind: z.enum(itemKinds),
    by: creatureWord.optional(),
    player: playerWord.optional(),
    mode: z.enum(['melee', 'ranged']).optional(),
    card: nameWord.optional(),
    action: z.int().min(1).max(4).optional(),
    power: z.union([nameWord, z.int().min(1).max(6)]).optional(),
    targets: z.record(nameWord, z.union([nameWord, squareWord, z.array(nameWord)])).optional(),
    target: creatureWord.optional(),
    path: z.array(squareWord).max(40).optional(),
    at: squareWord.optional(),
    answers: nameWord.optional(),
    bonus: z.int().min(-300).max(300).multipleOf(10).optional(),
  })
  .meta({
    id: 'StackItemHere',
    description: 'Something declared and not resolved; the last of the list is on top.',
  });

const turn = z
  .strictObject({
    player: playerWord.optional(),
    phase: z.enum(phases).optional(),
    step: z
      .enum([
        'startEffects',
        'untapFirst',
        'drawOrder',
        'activate',
        'lastWindow',
        'raiseLeadership',
        'deploy',
        'endEffects',
        'untapLast',
        'drawCreatures',
        'check',
      ])
      .optional(),
    active: creatureWord.optional(),
    moves: z.int().min(0).max(9).optional(),
    round: z.int().min(1).max(999).optional(),
    first: playerWord.optional(),
    quiet: z.int().min(0).max(999).optional(),
    reactivated: z.int().min(0).max(999).optional(),
    played: z.int().min(0).max(999).optional(),
  })
  .meta({
    id: 'TurnHere',
    description:
      'Whose turn, and where in it. Left out: the first player, Activate phase, nobody active, round 1. Refresh and Cleanup begin with their first step, Deploy after Leadership rose (`step` says otherwise). `moves` the active creature has left, `quiet` turns in a row without damage, Morale change or deployment, this one included (R-96), `reactivated` how often creatures were let go again and `played` how many orders were played this turn (R-11).',
  });

const objective = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('lastUntil'), player: playerWord, round: z.int().min(1).max(99) }),
    z.strictObject({
      kind: z.literal('hold'),
      player: playerWord,
      squares: z.array(squareWord).min(1).max(40),
      turns: z.int().min(1).max(20),
    }),
    z.strictObject({ kind: z.literal('collect'), player: playerWord, tokens: z.int().min(1).max(40) }),
    z.strictObject({ kind: z.literal('destroy'), player: playerWord, creature: nameWord }),
    z.strictObject({ kind: z.literal('keepAlive'), player: playerWord, creature: nameWord }),
  ])
  .meta({
    id: 'Objective',
    description: 'Another way to end the match; `keepAlive` is lost when the creature dies.',
  });

const setupPlayer = z
  .strictObject({
    name: nameWord.optional(),
    team: z.int().min(0).max(3).optional(),
    commander: commander.optional(),
    creatures: pile,
    orders: pile.optional(),
    handicap: handicap.optional(),
    placed: z
      .array(
        z.strictObject({
          name: nameWord,
          card: nameWord.optional(),
          at: squareWord,
          damage: z.int().min(0).max(290).multipleOf(10, 'must be a multiple of 10 (R-26)').optional(),
        }),
      )
      .max(12)
      .optional(),
  })
  .meta({
    id: 'SetupPlayer',
    description:
      '`placed`: creatures that stand there from the beginning (R-148), with `damage` if they are wounded; left out, the card is that of the name.',
  });

const setup = z
  .strictObject({
    players: z.array(setupPlayer).min(2).max(4),
    chests: z.array(z.int().min(1).max(3)).max(48).optional(),
    first: playerWord.optional(),
  })
  .meta({
    id: 'Setup',
    description:
      'A match from its very start: decks are shuffled with `seed`, hands drawn, chests mixed. Without `first` a random player chooses.',
  });

/** What a scenario may say; in a file with several, what stands beside `scenarios` holds for each of them. */
const fields = {
  title: z.string().min(1).max(200).optional(),
  rules: z.array(z.string().regex(/^[WERB]-\d+[ab]?$/, 'must be a rule such as "W-513"')).optional(),
  note: z.string().max(2000).optional(),
  form: z.enum(forms).optional(),
  seed: z.int().min(0).optional(),
  map: z.array(z.string()).min(1).max(32).optional(),
  walls: z.array(z.string()).max(400).optional(),
  packs: z.array(nameWord).max(12).optional(),
  cards: z.array(listedCard).max(200).optional(),
  players: z.array(player).min(2).max(4).optional(),
  creatures: z.array(creature).max(100).optional(),
  chests: z
    .array(z.strictObject({ at: squareWord, value: z.int().min(1).max(3) }))
    .max(48)
    .optional(),
  treasure: z
    .array(z.strictObject({ at: squareWord, tokens: z.int().min(1).max(40) }))
    .max(48)
    .optional(),
  effects: z.array(effect).max(60).optional(),
  turn: turn.optional(),
  stack: z.array(stackItem).max(40).optional(),
  setup: setup.optional(),
  objectives: z.array(objective).max(12).optional(),
  onlyObjectives: yes.optional(),
  skipForced: yes.optional(),
  then: z.enum(['wait', 'resolve', 'top']).optional(),
  steps: z.array(stepSchema).max(400).optional(),
  questions: z.array(questionSchema).max(20_000).optional(),
};

const scenarioSchema = z.strictObject(fields).meta({ id: 'Scenario' });
export type ScenarioText = z.infer<typeof scenarioSchema>;

export const fileSchema = z
  .strictObject({
    game: z.literal('warband').optional(),
    ...fields,
    scenarios: z.array(scenarioSchema).min(1).max(2000).optional(),
  })
  .meta({
    id: 'ScenarioFile',
    description: 'One scenario, or several that share what stands beside `scenarios`.',
  });
export type FileText = z.infer<typeof fileSchema>;

export type PlayerText = z.infer<typeof player>;
export type CreatureText = z.infer<typeof creature>;
export type EffectText = z.infer<typeof effect>;
export type StackItemText = z.infer<typeof stackItem>;
export type ObjectiveText = z.infer<typeof objective>;

/** The schema as published. */
export const scenarioJsonSchema = (): unknown => z.toJSONSchema(fileSchema);
