/** Writes `docs/scenarios.md`: the format of scenario files for authors, from notes, examples and the schema. */
import { scenarioJsonSchema } from '../../electron/games/warband/scenario/schema.ts';
import type { IntentText } from '../../electron/games/warband/scenario/schema-intents.ts';
import type { Question } from '../../electron/games/warband/scenario/schema-questions.ts';
import type {
  doSchemas,
  Expected,
  ExpectedOptions,
} from '../../electron/games/warband/scenario/schema-steps.ts';
import type { FileText } from '../../electron/games/warband/scenario/schema.ts';
import { docExamples } from './scenario-docs-examples.ts';

/** A note for every word: one that is missing does not compile. */
type Notes<Key extends PropertyKey> = Record<Key, string>;

const fieldNotes: Notes<keyof FileText> = {
  game: '`warband`; left out, the game the command was told.',
  title: 'What the scenario shows.',
  rules: 'The rules it is about, such as `["W-513", "R-45"]`.',
  note: 'Anything else worth saying.',
  form: '`standard`, `firstGame`, `freeForAll` or `teams`; left out, by the number of players.',
  seed: 'Seed of all chance; 1 if left out.',
  map: 'Rows of text from the top: `.` open, `#` solid, `d` difficult, `h` hazardous, `o` obstacle, `*` magic circle (`D` `H` `O` terrain inside one), `$` treasure square, `1` to `4` start squares of that player.',
  walls: 'Wall lines between two squares: `["C4-D4"]`.',
  packs: 'Packs whose cards may be used, by id.',
  cards:
    'Cards in the card language (`docs/cards.md`). What is left out is plain: a creature has Level 1, 30 Hit Points, Might, Melee Damage 10, Speed 6; an order has Level 1, Ability any, standard; a commander order hand 0, creature hand 4, Morale 12, Leadership 8. `id` is made of the name.',
  players:
    'Two to four players. Left out: two, called A and B. `morale` and `leadership` are those of the commander if left out. Piles are lists of card names or `{"card": …, "name": …, "copies": …}`; decks are listed from the top.',
  creatures:
    'Creatures in play: `name` (used everywhere else), `at`, `card` (a name, or the card itself written here; left out, the listed card of that name, else a plain one), `owner`, `controller`, `tapped`, `damage`, `attached`, `activated`, `metHazard`, `used` powers.',
  chests: 'Face-down chests: `{"at": "C4", "value": 3}`.',
  treasure: 'Treasure tokens: `{"at": "C4", "tokens": 2}`.',
  effects:
    'What lasts for a while: `{"on": "Ogre", "stat": "level", "change": 2, "until": "endOfTurn"}`, or `trait`, `keyword`, `ability`, `prevent` (with `source`, `once`), `returnsTo`.',
  turn: 'Whose turn (`player`), `phase`, `step`, `active` creature, `moves` it has left, `round`, `first` player.',
  stack:
    'Declared and not resolved, the last on top: `{"kind": "attack", "by": "Ogre", "target": "Elf", "mode": "melee"}`, orders with `card`, `action` and `targets`, moves with `path`, powers with `power`. `name` lets later fields speak of an item.',
  setup:
    'Instead of a position: a match from its very start. Players with `commander`, `creatures`, `orders`, `handicap`; `chests` to be mixed; `first` player, or a random one chooses.',
  objectives:
    'Other ends: `lastUntil`, `hold`, `collect`, `destroy`, `keepAlive`. The player who meets one wins with their team; `keepAlive` is lost when the creature dies.',
  onlyObjectives: '`true`: objectives replace the ends by Morale and by lack of creatures.',
  skipForced:
    '`true`: nobody is asked where there is only one answer. Left out, everybody is asked in every window.',
  then: 'What follows every `do` that does not say: `wait` (nothing, the default), `resolve` or `top`.',
  steps: 'What is done and expected, in order.',
  questions: 'For `npm run query`: questions about the position after the steps.',
  scenarios:
    'Several scenarios in one file. What stands beside `scenarios` holds for each that does not give its own; `cards` add up.',
};

const doNotes: Notes<keyof typeof doSchemas> = {
  first: 'Names the `player` who deploys first.',
  deploy: 'Deploys `card`; with `at` it is placed too.',
  place: 'Puts the creature being deployed or placed `at` a square.',
  activate: 'Begins the activation of `creature`.',
  end: 'Ends the Activate or Deploy phase, or the opening deployment.',
  move: 'The active creature moves `to` a square: the cheapest way, unless `hazard` (true or false) or `opens` (chest squares) ask for another outcome.',
  attack: 'A basic attack on `target`; `mode` is melee where both are possible.',
  play: 'Plays `card`, through the whole chain: `on` the acting creature, `pay`, `assist`, `targets` in their order, last word. What leaves no choice need not be said. With `"confirm": false` it stops before the last word, or where the step says no more.',
  power: 'Uses a `power` (name, or place from 1) of `creature`, with `pay` and `targets`.',
  collect: 'Collects a token, `at` a square where there are several.',
  dodge: '`creature` dodges the ranged attack (`item` if there are several).',
  pass: 'Whoever is asked passes.',
  resolve: 'Everybody passes until the stack is empty, or somebody is asked something else.',
  top: 'Everybody passes until the top item has resolved, or somebody is asked something else.',
  actor: 'Names the acting `creature` of the order being played.',
  assist: '`creature` assists.',
  pay: 'Pays `with` a card or creature.',
  target: 'Names a `target`: creature, stack item, player, square or card.',
  enough: 'No more assistants, targets or cards.',
  confirm: 'The last word of a declaration; or yes to an optional trigger or payment.',
  decline: 'No to an optional trigger, step or payment.',
  go: 'On resolution of a shift, slide or changed move: goes `to` a square, as `move`.',
  stay: 'Does not move.',
  cower: 'Cowers from the damage.',
  endure: 'Takes the damage.',
  shield: 'Uses the prevention effect of that `number`, from 1, first.',
  source: 'Names the stack `item` a prevention is against.',
  pick: 'Picks a `creature` on resolution.',
  choose: 'Takes the `option` of a choice, numbered from 1 as on the card.',
  card: 'Chooses `card` among those offered.',
  next: 'Says which of several triggers or timed effects comes next: `what` is hazard, trigger or expiry, of `creature`; or its `number`, from 1.',
  surrender: 'The player `by` gives up.',
};

const expectNotes: Notes<keyof Expected> = {
  creatures:
    'By name: `inPlay`, `at`, `owner`, `controller`, `tapped`, `damage`, `activated`, `attached`, and present `level`, `hitPoints`, `melee`, `ranged`, `range`, `speed`, `traits`, `keywords`, `abilities`.',
  players:
    'By name: `morale`, `leadership`, `deployed` (printed Levels), `collected`; piles by names in order or by number of cards.',
  chests: 'The squares of all chests still closed.',
  treasure: 'Tokens by square.',
  stack:
    'All items, bottom first: `kind`, `by`, `player`, `card`, `mode`, `target`, `targets`, `path`, `bonus`; only what is named is compared.',
  effects: 'All effects: `on`, `by`, `kind`, `what`, `amount`, `until`; only what is named is compared.',
  phase: 'setup, refresh, activate, deploy or cleanup.',
  turn: 'Whose turn.',
  round: 'Rounds from 1.',
  active: 'The creature in its activation, or `false`.',
  moves: 'Moves it has left.',
  decides: 'Who is asked.',
  asks: 'What they are asked: act, activate, respond, respondLate, cower, shift, slide, place, deploy, pay, declare.target and so on.',
  undoable: 'How many of the latest actions may be taken back.',
  options: 'The exact options by kind, see below.',
};

const optionNotes: Notes<keyof ExpectedOptions> = {
  kinds: 'The kinds of all options (attacks are `attack` here).',
  first: 'Players.',
  deploy: 'Creature cards.',
  place: 'Squares.',
  activate: 'Creatures.',
  move: 'Destinations.',
  melee: 'Targets of a basic melee attack.',
  ranged: 'Targets of a basic ranged attack.',
  play: 'Order cards.',
  power: 'Powers as `Creature: Name`.',
  collect: 'Squares.',
  dodge: 'Creatures that may dodge.',
  actor: 'Acting creatures.',
  assist: 'Creatures that may assist.',
  pay: 'Cards or creatures that may pay.',
  target: 'Targets.',
  go: 'Ends of a shift or slide.',
  pick: 'Creatures that may be picked.',
  card: 'Cards that may be chosen.',
  option: 'How many options a choice has.',
  next: '`hazard on Ogre`, `trigger of Ogre`, `expiry on Ogre`.',
  source: 'Stack items.',
};

const intentNotes: Notes<IntentText['what']> = {
  activate: '`creature`.',
  move: '`to`, `creature`.',
  attack: '`target`, `mode`, `creature`.',
  play: '`card`, `on`.',
  power: '`creature`, `power`.',
  assist: '`creature`, for the order being declared.',
  target: '`creature`, for the target being chosen.',
  deploy: '`card`, `at`.',
  collect: '`creature`.',
  dodge: '`creature`.',
  cower: '`creature`.',
  pass: '',
  end: '',
  undo: '',
};

const questionNotes: Notes<Question['query']> = {
  reach:
    '`creature` (as it stands now; `manner` shift or slide with `squares`) or `mover`: every end with `square`, `cost`, `hazard`, `opens` and, unless `"paths": false`, `path`.',
  path: 'The same for one square `to`: `reachable`, `cost`, `ways` (one for each different outcome).',
  walk: 'A `path` of your own: `legal` with `cost`, or the rule against it.',
  sight: '`from` and `to`: `los`, `clearShot`, `cover`.',
  distance:
    '`from` and `to`: `around` walls (`"none"` if nothing connects them), `through` walls, `adjacent`.',
  threat: '`creature`: squares it could hit after moving or not, `melee` and `ranged`.',
  placements: '`player` and `card`: where it may be deployed.',
  options: 'Who is asked what, with every option.',
  explain: '`intent` (as in `refuse`), `player`: `allowed`, or `code`, `rule` and `sentence`.',
};

const list = (notes: Record<string, string>): string =>
  Object.entries(notes)
    .map(([word, note]) => `- \`${word}\`${note === '' ? '' : `: ${note}`}`)
    .join('\n');

const block = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;

const opening = `# Scenario files

A scenario is a JSON file that sets up any position of Warband, then does things and says what must be so. The worked
examples of the rules, puzzles and lessons are such files. This page is generated: change the schemas or the notes and
run \`npm run scenarios:docs\`.

    npm run scenario -- FILES…      files, folders or patterns; ends with "N passed, N failed"; exit code 1 on a failure
    npm run scenario -- FILES… --packs FOLDER,… --json     with packs of your own beside those of the program
    npm run query -- FILE.json…     sets up the position and answers its \`questions\` as JSON

A mistake in a file is told with line, column, field and reason; a step that does not go as written with every
difference and the position as text. After every step all invariants of the game must hold.

## Words

- A square is \`"C4"\` (column C, row 4, from the top left) or \`[2, 3]\` (column and row from 0); a Large creature is named by its top-left square.
- A player is a name, or a seat from 0. Without names players are A, B, C and D.
- A creature is the \`name\` given in this file, else the name or id of its card. Cards are named by name or id.
- Numbers of damage come in tens.`;

const stepsIntro = `## Steps

Each step has one keyword. Every step may carry \`by\` (the player) and \`note\`.

- \`do\`: an action, see below. \`then\` says what follows: \`wait\`, \`resolve\` (everybody passes until the stack is empty or
  somebody is asked something else) or \`top\` (until the top item has resolved). In a window of responses the players
  asked before the one who acts pass by themselves; everybody is always asked (R-01).
- \`expect\`: values, see below.
- \`refuse\`: an intent that is no option. \`rule\`, which must be said, and \`code\` are what "why not?" answers; nothing may change.
- \`allow\`: an intent that is an option now.
- \`events\`: what happened since the last \`events\` step, in this order, others may lie between; only what is named is
  compared. \`without\` lists kinds that must not have happened.
- \`outcome\`: \`"none"\`, \`"draw"\`, or \`winners\`, \`reason\`, \`rule\`.
- \`ask\` with \`answer\`: a question as in query files; only what is named in \`answer\` is compared.
- \`build\` with \`refused\`: tiles laid on the table, and the rules that refuse them (none: \`[]\`).`;

/** The whole page. */
export function scenarioDocs(): string {
  const examples = Object.entries(docExamples).map(([title, file]) => `### ${title}\n\n${block(file)}`);
  return `${[
    opening,
    '## Fields of a file',
    list(fieldNotes),
    '## Examples',
    ...examples,
    stepsIntro,
    '### Actions: `do`',
    list(doNotes),
    '### Values: `expect`',
    list(expectNotes),
    '### Options: `expect.options`',
    'Each list is the complete set of that kind, in any order.',
    list(optionNotes),
    '### Intents: `refuse`, `allow`, `explain`',
    'Written as `{"what": "move", "to": "D3"}`. `creature` is the active one if left out.',
    list(intentNotes),
    '## Questions',
    'Written as `{"query": "sight", "from": "Archer", "to": "D3"}`; `id` is repeated in the answer. `from` and `to` are creatures, squares, or `{"square": "C4", "large": true, "player": "A"}`: with a player it counts as a creature of theirs, whose enemies block its sight (R-54). A `mover` is `{"from": "A1", "speed": 6, "mode": "walk", "manner": "move", "large": true, "player": "A"}`.',
    list(questionNotes),
    '## JSON Schema',
    `\`\`\`json\n${JSON.stringify(scenarioJsonSchema())}\n\`\`\``,
  ].join('\n\n')}\n`;
}
