/** Writes `docs/cards.md`: the card language for authors, from the notes, the example cards and the schemas. */
import { format } from 'prettier';
import type { Card } from '../../electron/games/warband/cards/language.ts';
import { packFileJsonSchema, packFiles } from '../../electron/games/warband/cards/pack.ts';
import { cardJsonSchema } from '../../electron/games/warband/cards/schema.ts';
import { plainCardText } from '../../electron/games/warband/cards/text/card-text.ts';
import { english } from '../../electron/games/warband/cards/text/english/english.ts';
import { terrains, traits } from '../../electron/games/warband/cards/language.ts';
import { starterTiles } from '../../electron/games/warband/geometry/starter-tiles.ts';
import { hasStart } from '../../electron/games/warband/geometry/tiles.ts';
import { cloths, outlines, seals } from '../../shared/cards.ts';
import { motifs } from '../../shared/motifs.ts';
import * as notes from './card-docs-notes.ts';
import { exampleCards } from './example-cards.ts';

type Node = Readonly<Record<string, unknown>>;

/** Every object of a card's tree, outer before inner, with the field it is in. */
function* nodesOf(value: unknown, field = ''): Generator<{ field: string; node: Node }> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each, field);
  else if (typeof value === 'object' && value !== null) {
    yield { field, node: value as Node };
    for (const [key, inner] of Object.entries(value)) yield* nodesOf(inner, key);
  }
}

interface Found {
  card: Card;
  node: Node;
}

/** The first example of something, shortest card text first among equals of one test. */
function findExample(test: (node: Node, field: string) => boolean): Found | undefined {
  const found = exampleCards.flatMap((card) => {
    const hit = [...nodesOf(card)].find(({ node, field }) => test(node, field));
    return hit ? [{ card, node: hit.node }] : [];
  });
  const length = ({ card }: Found): number => plainCardText(card).join(' ').length;
  return found.toSorted((a, b) => length(a) - length(b))[0];
}

const amountFields = new Set([
  'amount',
  'squares',
  'cards',
  'by',
  'bonus',
  'damage',
  'left',
  'right',
  'times',
  'tokens',
  'atLeast',
  'atMost',
]);

/** How each kind of word is found in a card. */
const finders = {
  who: (word: string) =>
    findExample((node) => Object.entries(node).some(([key, value]) => isWhoField(key) && isWho(value, word))),
  player: (word: string) => findExample((node) => 'player' in node && isWho(node.player, word)),
  filter: (word: string) =>
    findExample((node, field) => isFilterField(field) && word in node && !isOtherFilter(node)),
  amount: (word: string) => findExample((node, field) => amountFields.has(field) && word in node),
  condition: (word: string) => findExample((node) => node.is === word),
  target: (word: string) => findExample((node, field) => field === 'targets' && node.kind === word),
  cost: (word: string) => findExample((node) => node.pay === word),
  duration: (word: string) => findExample((node) => node.until === word),
  stat: (word: string) => findExample((node) => node.stat === word),
  trait: (word: string) => findExample((node) => node.trait === word),
  text: (word: string) =>
    findExample((node, field) => (field === 'text' || field === 'attach') && node.kind === word),
  event: (word: string) => findExample((node) => node.event === word),
  step: (word: string) => findExample((node) => node.do === word),
} as const;

const isWhoField = (key: string): boolean =>
  [
    'who',
    'to',
    'for',
    'target',
    'by',
    'of',
    'adjacentTo',
    'from',
    'at',
    'first',
    'second',
    'damageOn',
    'controllerOf',
    'ownerOf',
  ].includes(key);
const isFilterField = (key: string): boolean =>
  ['filter', 'all', 'count', 'who', 'affects', 'aimsAt', 'from', 'by', 'on'].includes(key);
/** Of an item of the stack or of a card in a pile, which share some words with creatures. */
const isOtherFilter = (node: Node): boolean => 'what' in node || 'type' in node || 'timing' in node;
const isWho = (value: unknown, word: string): boolean =>
  value === word || (typeof value === 'object' && value !== null && word in value);

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;

function entry(word: string, note: string, found: Found | undefined): string {
  if (!found) throw new Error(`no example card shows "${word}"`);
  const text = plainCardText(found.card).map((line) => `> ${line}`);
  return [`### \`${word}\``, note, json(found.node), `*${found.card.name}*`, text.join('\n>\n')].join('\n\n');
}

const section = (
  title: string,
  intro: string,
  all: Record<string, string>,
  find: (word: string) => Found | undefined,
): string =>
  [`## ${title}`, intro, ...Object.entries(all).map(([word, note]) => entry(word, note, find(word)))].join(
    '\n\n',
  );

const traitNotes = Object.fromEntries(
  traits.map((trait) => [trait, `${english.traitName(trait)}. ${english.reminder(trait)}`]),
);

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** From the schema, so that none is forgotten. */
const itemWords = (
  cardJsonSchema() as { $defs: { ItemFilter: { properties: { what: { enum: string[] } } } } }
).$defs.ItemFilter.properties.what.enum;

const opening = `# Cards

A card is data. What it does is written in the words below; its rules text is rendered from them, so text and
behaviour cannot disagree. Flavour is the only text an author writes. This page is generated: change the schemas, the
notes or the example cards and run \`npm run cards:docs\`.

## A pack

A pack is a folder with six JSON files: ${packFiles.map((file) => `\`${file}\``).join(', ')}.
\`npm run packs -- check FOLDER\`, or a zip of it, names every problem by file, line, field and reason; errors keep a
pack out, warnings only tell that something is unusual. How a pack comes into the program, and how versions are told
apart, is told in [packs.md](packs.md).

- \`pack.json\`: \`packFormat\` (1), \`id\`, \`name\`, \`version\`, \`authors\`, \`licence\` and \`chests\` (what each chest
  is worth, 1 to 3; six of them as a rule); if you like \`flavour\`, \`look\` and \`temperament\` ([packs.md](packs.md)).
  Whoever plays under one of the pack’s commanders brings these chests (B-11); fewer than their tiles have treasure
  squares are used again from the first on. A first game takes the two worth most (W-944).
- \`commanders.json\`: a list of commander cards. \`creatures.json\` and \`orders.json\`: lists of entries
  \`{ "copies": 2, "card": … }\`, one to four copies each. \`tiles.json\` and \`warbands.json\` may be empty lists.
- \`tiles.json\`: tiles, each with a \`dungeon\` and an \`outdoor\` face: \`rows\` from the top, \`walls\` named by the two
  squares they part, \`open\` sides. Letters: \`.\` open, \`#\` solid, \`d\` difficult, \`h\` hazardous, \`o\` obstacle,
  \`*\` magic circle (\`D\` \`H\` \`O\` the terrain inside one), \`$\` treasure, \`s\` start.
  What a tile must keep to is told under [A tile](#a-tile).
- \`warbands.json\`: warbands ready to play, by the ids of a commander, creatures, orders and four tiles: two large and
  two small ones, of which exactly one, a small one, shows the start area.

Ids are lower-case words joined by hyphens. Keywords are capitalised words as printed. A field that is not known is an
error, and a yes is \`true\`: to say no, leave the field out. The \`mark\` of a card, \`"gold"\` or \`"silver"\`, says to
which half of the pack it belongs in a first game; each half needs 6 creatures and 18 orders, copies counted (W-941).

## Pictures

Nobody draws a card. Its picture is composed of motifs: a card names one or two in \`art\`, the main one first, such as
\`"art": ["old-lantern", "hound"]\`. Sky, ground and scenery come from the pack's \`look\`: two colours, the
\`outline\` of the parchment, the \`seal\`, and the \`cloth\` behind it, which also says where its pictures are set.
The ground of the two colours is dark, the accent bright:
\`"look": { "colours": { "ground": "#4b3a5e", "accent": "#c9c48f" }, "outline": "bones", "seal": "crown", "cloth": "roots" }\`.
Outlines: ${listed(outlines)}. Seals: ${listed(seals)}. Cloths: ${listed(cloths)}.
Both may be left out; then the picture is found by the card's words and the look by the pack's id. A motif the program
does not know is passed over. The motifs: ${listed(motifs)}.

## What is checked beyond the schema

- A name must be known where it is spoken: \`{"target": "A"}\` needs a target \`A\` declared in the same power or
  trigger, or in the same or an earlier action of the order; \`{"picked": "x"}\` something named before with \`as\`, by a
  \`pick\`, \`deploy\` or \`discard\` of the same or an earlier action, or by a cost; \`each\` a \`forEach\` around it; \`subject\`, \`other\`, \`event\` a trigger whose event has one.
- Damage and Hit Points come in tens (R-26); an amount that counts needs \`"times": 10\`.
- An attack at a declared target needs \`attack\` with the same mode in the target, unless an earlier step moves that
  target (R-121). \`damage\` or \`bonus\`, not both.
- Of a discarded order that was named with \`as\` only its Level can be read: \`{"stat": "level", "who": {"picked": "x"}}\`.
- What follows a \`rescue\` can neither attack nor attach; in it \`subject\` is whoever would have been destroyed, \`other\`
  the creature that would have done it.
- \`attach\` steps and \`attach\` text belong together. \`detachThis\` is for attach text only.
- Items on the stack can be answered by immediates and triggers only (R-02).
- One player chooses: \`choose\`, \`may\`, \`pay\` and \`pick\` take no \`eachOpponent\` and no \`eachPlayer\`.
- A \`pay\` without \`steps\` (\`[]\`) needs \`otherwise\`; another player cannot pay \`wound\` or \`detachThis\`.
- The conditions \`matches\` and \`destroyed\` are about creatures spoken of before; whether there is any at all is asked
  by \`exists\`.
- No more than two \`forEach\` or \`repeat\` inside each other. How often something is repeated, if it is read off the
  table, needs \`atMost\`, up to 12, unless it simply counts creatures or cards.
- A commander has no creature: no \`actor\`, no powers, no tapping; standing texts say whom they \`affects\`.
- The word \`"event"\` for an action on the stack needs a trigger on \`attacks\`, \`isAttacked\` or \`orderPlayed\`.
- A \`later\` says how long (\`until\`) or \`once\`. It can make no other \`later\` wait and attach no card; an attack in it
  strikes its \`subject\` or \`other\`.
- \`"this"\` card is returned by an order without attach text only.
- An attack after a movement is best an action of its own, so that it can be answered (W-421).

## How it plays

- Targets are chosen on declaration, before anybody answers (W-403); an order or power whose targets cannot all be found
  cannot be declared. One creature is never two targets of one declaration. Text says "target" where the choice would
  otherwise be hidden; "choose" always means on resolution (R-12).
- An attack target needs adjacency or range by itself. Any other filter says how far: without \`within\` or
  \`adjacentTo\` it reaches the whole battlefield. A creature is within any distance of itself: say \`another\` if it
  must not count.
- In attach text "you" is whoever controls the creature the card is on, and "this creature" is that creature (R-37).
- Amounts are read when the step is carried out (R-17). A value of a creature that is no longer in play is read off its
  card; damage on it is 0.
- Standing texts (\`trait\`, \`modifier\`) read printed Levels, values and traits of creatures, so that no two of them can
  wait for each other (R-103). Keywords and Abilities count as they are now.
- A trigger's \`when\` is asked when its event happens. A trigger without \`may\`, \`tap\` and \`cost\` is not optional (R-06).
  \`subject\` is the creature named by \`who\`, \`other\` the one named by \`by\`, \`eventPlayer\` whoever controls the subject,
  whose turn it is, or who played the order.
- A condition about several creatures (targets \`upTo\` 2, say) holds if it holds for any of them; \`unprevented\` only if
  none of them was spared a part (R-28).
- \`ally\` is you or a teammate, \`yours\` only you; without teams they are the same. \`enemy\` is everybody else's.
- A target that an earlier step moves needs no \`attack\` to be struck afterwards: who can reach it is asked when the
  attack is made (R-121).
- \`unpreventable\` damage cannot be cowered from either (R-20).
- Triggers that feed each other end after 1000 resolutions, an \`unlimited\` power after 20 uses an activation (R-11).
- A later action of an order may speak of an earlier one's target, whatever became of it meanwhile: it need only be in
  play (R-113).

## How do I say

- **Later** ("at the start of your next turn", "the next time it attacks this turn", "whenever it is healed until end of
  turn"): \`later\`, with \`once\` for the next time only. Also for values that are lent: take them back at \`turnEnds\` with
  \`"once": true, "until": "endOfTurn"\`.
- **Burning, bleeding, poison**: \`later\` with \`who\`, on \`turnStarts\`, \`"until": "whileInPlay"\`; or attach the card with
  such a trigger, which can be taken off, and takes itself off with
  \`{ "do": "detach", "from": "actor", "cards": "this" }\`. In attach text \`yours\` is the turn of the creature's controller.
- **Counters, marks, charges** ("at three …"): \`counter\`, then \`if\` it \`matches\` a \`counter\` filter.
- **Once each turn, the first time each turn**: \`"once": true\` in the trigger or power.
- **Bodyguard**: a trigger on \`isAttacked\` of an ally \`adjacentTo\` the actor that \`redirect\`s \`"event"\` to the actor.
- **Taunt, fear, stealth, immunity**: a \`ward\`. A taunt wards all others (\`"affects": { "another": true }\`) from enemies
  adjacent to the actor.
- **Flanking, charge**: a trigger on \`attacks\` that \`empower\`s \`"event"\`, \`when\` an ally is \`adjacentTo\` the \`other\`, or
  when the actor has \`moved\` 3 or more.
- **Stun**: \`tap\` it and \`grant\` it \`cannotUntap\` until \`endOfYourTurn\`.
- **Blast, breath, bolt**: damage to \`all\` that are \`adjacentTo\` a target, or \`between\` the actor and a target.
- **A blast on the ground, a trap**: a \`square\` target, and creatures \`within\` some squares \`of\` it, at once or \`later\`
  when one of them \`moves\` there: \`"within": { "squares": 1, "of": { "target": "S" } }\` is on it or next to it.
- **Opportunity attack**: a trigger on \`movesAway\`. The enemy is gone by then, so deal \`damage\` equal to the \`melee\` of the
  actor instead of attacking.
- **Overwatch**: \`later\` on \`moves\` of an enemy \`within\` range, whose step attacks the \`subject\`.
- **Armour, vulnerability**: a \`modifier\` of \`damageTaken\`. Only against some: a trigger on \`isAttacked\` that \`empower\`s
  \`"event"\` with \`lower\`.
- **Equipment that changes hands**: a power in the attach text with an \`attach\` step.
- **Take one of the top three, search the deck**: \`look\` with \`take\`, \`search\`.
- **Others of its name** ("for each other Rat Swarm"): give them a keyword of their own.
- **Pull, push**: \`slide\` lets you choose the way; to pull, \`place\` it on a square \`adjacentTo\` the actor. To strike
  whoever was pulled, attack the same target in the next action.
- **Its Level** (of a creature destroyed or tapped, or an order discarded, to pay): name it in the cost with \`as\`, read
  it with \`{ "stat": "level", "who": { "picked": … } }\`.
- **Back from the graveyard**: \`recover\` it \`to\` the hand, then \`deploy\`.
- **This or that price**: a \`pay\` whose \`otherwise\` is another \`pay\`.
- **Unless its controller pays**: a \`pay\` of the \`player\` \`{ "controllerOf": { "target": … } }\` with \`"steps": []\`; what
  happens if they do not stands in \`otherwise\`. In its costs \`yours\` is the payer's own (R-123).
- **Instead of being destroyed** ("… return it to its owner's hand", "… it moves away"): \`rescue\` leaves it some Hit
  Points; what else happens stands in its \`steps\`.
- **Give a creature away**: \`control\` with the \`player\` who takes it.
- **Steal Morale**: two \`morale\` steps, one with \`lose\`.
- **Damage for somebody else**: as a bodyguard; or an immediate that \`redirect\`s the attack, or \`prevent\` and \`damage\`.
- **More damage against some**: a trigger on \`attacks\` with \`by\` that \`empower\`s \`"event"\`; or two attacks under an
  \`if\`.

Not in the language: looking at other players' decks, walls and terrain that come or go, creatures that are no cards,
cards that copy others, prices of any size (X), dice.`;

const cardExamples = (): string =>
  ['creature', 'order', 'commander']
    .map((type) => {
      const card = exampleCards.find((each) => each.type === type)!;
      const text = plainCardText(card)
        .map((line) => `> ${line}`)
        .join('\n>\n');
      return `### ${type === 'order' ? 'An' : 'A'} ${type}\n\n${json(card)}\n\n${text}`;
    })
    .join('\n\n');

const tileRules = `- A large tile has 8 rows of 8 squares, a small one 4 rows of 8 (B-01). Squares are named from the upper left:
  \`A1\` is the first of the first row, \`B1\` the one beside it.
- \`open\` names the sides that are open for their whole length; the others are walls. Large tiles are best open on all
  four, small ones on one long side (\`N\` or \`S\`), the same on both faces: then every layout fits (B-04, B-08).
- The start area is a block of 4 by 4 \`s\` in columns 3 to 6 of a small tile, on both faces (B-09).
- One treasure \`$\` on a large tile, in columns and rows 3 to 6, and one on the small tile without start area (B-10).
  Every treasure square gets a chest, and everybody has as many: more or fewer of them are an error.
- Usual on a large tile: 6 to 14 solid squares, up to 8 walls, 4 to 8 difficult, 2 to 6 hazardous, 2 to 6 obstacles, up
  to 4 of a magic circle. On a small one: up to 4 solid squares and 2 to 4 of one other feature (B-12). Other numbers
  are a warning, not an error.
- A \`walls\` entry such as \`"C4-D4"\` is a wall between two neighbouring squares of the tile (B-03).`;

const otherFilters = `## Filters of items, cards and squares

- An action on the stack (\`item\` targets): \`what\` it is (${listed(itemWords)}), \`by\` (\`you\` or \`enemy\`),
  \`aimsAt\` (a filter of creatures), \`level\` (printed, of an order) and \`timing\`.
- A card of a pile, hand or deck: \`type\` (\`order\` or \`creature\`), \`keyword\`, \`ability\`, \`timing\`, \`level\`.
- A square: \`within\`, \`adjacentTo\`, \`on\`. Only legal free squares count.
- Terrain, wherever \`on\` stands: ${listed(terrains)}. Hazardous squares and obstacles are difficult too (W-211, W-212). Bounds, for \`level\` and \`health\`: \`atLeast\`, \`atMost\`, or both.`;

const packExamples = (): string =>
  [
    '## Examples of the other files',
    '### `pack.json`',
    json({
      packFormat: 1,
      id: 'ash-company',
      name: 'Ash Company',
      version: '1.0.0',
      authors: ['A. Writer'],
      licence: 'CC-BY-4.0',
      chests: [1, 1, 2, 2, 3, 3],
    }),
    '### A tile',
    tileRules,
    'A large tile:',
    json(starterTiles.find(({ shape }) => shape === 'large')),
    'A small one with the start area:',
    json(starterTiles.find((tile) => hasStart(tile))),
    '### A warband',
    'Cut short: a warband has at least 12 creatures and 30 orders, and four tiles.',
    json({
      id: 'first-watch',
      name: 'First Watch',
      commander: 'marshal-of-ash',
      creatures: [{ copies: 2, card: 'gale-caller' }],
      orders: [{ copies: 2, card: 'running-blow' }],
      tiles: ['broken-hall', 'ember-crypt', 'gatehouse', 'side-chapel'],
    }),
  ].join('\n\n');

const schemas = (): string =>
  [
    '## JSON Schema',
    'Of a card; the files of a pack hold such cards.',
    json(cardJsonSchema()),
    '### `pack.json`',
    json(packFileJsonSchema('pack.json')),
    '### `tiles.json`',
    json(packFileJsonSchema('tiles.json')),
    '### `warbands.json`',
    json(packFileJsonSchema('warbands.json')),
  ].join('\n\n');

/** The whole page, formatted as the repository formats Markdown. */
export function cardDocs(): Promise<string> {
  const page = [
    opening,
    '## Cards',
    cardExamples(),
    section(
      'Texts',
      'Paragraphs of a creature, a commander, or of attach text.',
      notes.textNotes,
      finders.text,
    ),
    section(
      'Steps',
      'Carried out in order on resolution; what cannot be done is skipped (R-15).',
      notes.stepNotes,
      finders.step,
    ),
    section('Creatures', 'Who is meant.', notes.whoNotes, finders.who),
    section('Players', 'Whose cards and tracks.', notes.playerNotes, finders.player),
    section(
      'Filters',
      'Which creatures: every given condition must hold.',
      notes.filterNotes,
      finders.filter,
    ),
    otherFilters,
    section(
      'Amounts',
      'A number, or one read off the table when the action resolves; `times` multiplies, `atMost` caps.',
      notes.amountNotes,
      finders.amount,
    ),
    section(
      'Conditions',
      'For `if`, and for `when` of texts and orders.',
      notes.conditionNotes,
      finders.condition,
    ),
    section(
      'Targets',
      'Chosen when the order is played or the power used (W-403).',
      notes.targetNotes,
      finders.target,
    ),
    section('Costs', 'Paid on declaration, or inside an effect by `pay`.', notes.costNotes, finders.cost),
    section('Durations', 'How long an effect lasts.', notes.durationNotes, finders.duration),
    section('Values', 'Values of a creature that effects may change.', notes.statNotes, finders.stat),
    section('Traits', 'Standing qualities of a creature.', traitNotes, finders.trait),
    section('Events', 'When a trigger speaks.', notes.eventNotes, finders.event),
    packExamples(),
    schemas(),
  ].join('\n\n');
  return format(page, { parser: 'markdown', printWidth: 110, singleQuote: true });
}
