/** Every option in words: for the list of all choices, for menus on one thing, for readers. None is without words. */
import type { Prompt } from '../../../../shared/game.ts';
import type { WarbandAction, WarbandChoice, WarbandView } from '../../../../shared/games/warband.ts';
import { matchText } from '../../../text/match.ts';
import { optionText, tableText } from '../../../text/table.ts';
import { itemName, type Names } from '../match/names.ts';

interface Context {
  names: Names;
  view: WarbandView;
  /** What the program says about options that are only numbers. */
  choice: Pick<WarbandChoice, 'words'> | undefined;
  /** The same word answers different questions. */
  prompt: Prompt;
}

type Kinds = { [Kind in WarbandAction['kind']]: Extract<WarbandAction, { kind: Kind }> };

const itemWords = (id: number, { view, names }: Context): string => {
  const item = [...view.stack, ...(view.resolving ? [view.resolving] : [])].find((each) => each.id === id);
  return item ? itemName(item, names) : matchText.items['order']!;
};

const said = ({ choice }: Context, otherwise: string): string => choice?.words ?? otherwise;

/** Words of `confirm`, `enough` and `end`, which answer different questions. */
const byPrompt: Record<string, Record<string, string>> = {
  confirm: {
    'declare.confirm': 'Play it',
    useTrigger: 'Use it',
    pay: 'Pay',
  },
  decline: { useTrigger: 'Do not use it', pay: 'Do without', may: 'Do not' },
  enough: {
    'declare.assist': 'No more assistants',
    'declare.target': 'No more targets',
    pick: 'No more',
    'cards.look': 'Leave the rest on top',
    'cards.search': 'Take no more',
  },
  end: {
    activate: tableText.endActivate,
    act: tableText.endActivate,
    deploy: tableText.endDeploy,
    openingDeploy: tableText.endOpening,
  },
};

const plain = (kind: WarbandAction['kind'], context: Context): string =>
  byPrompt[kind]?.[context.prompt.code] ?? optionText[kind] ?? kind;

const tellers: {
  [Kind in WarbandAction['kind']]: (action: Kinds[Kind], context: Context) => string;
} = {
  first: ({ seat }, { names }) => `${names.player(seat)} deploys first and has the first turn`,
  deploy: ({ card }, { names }) => `Deploy ${names.card(card)}`,
  place: ({ square }, { names }) => `Put it on ${names.square(square)}`,
  activate: ({ creature }, { names }) => `Activate ${names.card(creature)}`,
  end: ({ kind }, context) => plain(kind, context),
  move: ({ to, outcome }, context) => `Move to ${context.names.square(to)}${setsOff(outcome, context)}`,
  attack: ({ target, mode }, { names }) =>
    `${mode === 'melee' ? 'Strike' : 'Shoot at'} ${names.card(target)}`,
  play: ({ card }, { names }) => `Play ${names.card(card)}`,
  power: ({ creature }, context) => `${context.names.card(creature)}: ${said(context, 'use its power')}`,
  collect: ({ square }, { names }) => `Collect treasure on ${names.square(square)}`,
  dodge: ({ creature, item }, context) =>
    `${context.names.card(creature)} dodges ${itemWords(item, context).toLowerCase()}`,
  pass: ({ kind }, context) => plain(kind, context),
  actor: ({ creature }, { names }) => `${names.card(creature)} takes it`,
  assist: ({ creature }, { names }) => `${names.card(creature)} assists`,
  pay: ({ with: id }, { names }) => `Pay with ${names.card(id)}`,
  target: ({ id }, context) => targetWords(id, context),
  enough: ({ kind }, context) => plain(kind, context),
  confirm: (_, context) => said(context, plain('confirm', context)),
  go: ({ to, outcome }, context) => `Go to ${context.names.square(to)}${setsOff(outcome, context)}`,
  stay: ({ kind }, context) => plain(kind, context),
  cower: ({ kind }, context) => plain(kind, context),
  endure: ({ kind }, context) => plain(kind, context),
  shield: ({ effect }, context) => said(context, shieldWords(effect, context)),
  source: ({ item }, context) => `Against ${itemWords(item, context)}`,
  pick: ({ creature }, { names }) => `Choose ${names.card(creature)}`,
  option: ({ index }, context) => said(context, `Choice ${String(index + 1)}`),
  card: ({ card }, { names }) => names.card(card),
  decline: ({ kind }, context) => plain(kind, context),
  next: ({ index }, context) => said(context, `Effect ${String(index + 1)}`),
};

/** What a way sets off: its lowest bit is hazardous ground, then one a chest, then one a creature that listens. */
function setsOff(outcome: number, { view }: Context): string {
  const chests = (1 << view.chests.length) - 1;
  const parts = [
    outcome & 1 ? tableText.hazard : '',
    (outcome >> 1) & chests ? tableText.opens : '',
    outcome >> (1 + view.chests.length) ? tableText.answered : '',
  ];
  return parts
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

/** A target may be a creature, a card, a player, a square or an action of the stack; the program says which. */
function targetWords(id: number, context: Context): string {
  const { names, view, prompt } = context;
  if (context.choice) return context.choice.words;
  if (prompt.about?.['kind'] === 'player') return names.player(id);
  if (prompt.about?.['kind'] === 'square') return names.square(id);
  return view.cards[id] === undefined ? itemWords(id, context) : names.card(id);
}

function shieldWords(effect: number, { view }: Context): string {
  const found = view.effects.find(({ id }) => id === effect);
  return found ? `Prevent ${String(found.amount)}` : 'Prevent damage';
}

export const optionWords = (action: WarbandAction, context: Context): string =>
  (tellers[action.kind] as (action: WarbandAction, context: Context) => string)(action, context);
