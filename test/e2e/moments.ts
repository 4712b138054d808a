/**
 * Matches that stand at the moment a test is about, played there by the service from a fixed seed: so a test is short,
 * and meets the same moment every time.
 */
import type { WarbandTable as Table } from '../../shared/games/warband-table.ts';
import { type Moment, playUntil, type Standing } from '../support/played-match.ts';

const two = [
  { name: 'Mira', warband: 'lantern-watch/the-iron-line' },
  { name: 'Tobin', warband: 'barrow-court/the-toll' },
];
const four = [
  ...two,
  { name: 'Ysolde', warband: 'skyfell/long-slings' },
  { name: 'Corvane', warband: 'briar-moot/thornhedge' },
];

const asks = ({ snapshot }: Table, ...codes: string[]): boolean =>
  codes.includes(snapshot.decision?.prompt.code ?? '');
const offers = ({ snapshot }: Table, kind: string): boolean =>
  snapshot.decision?.options.some((option) => option.kind === kind) ?? false;

/** Squares between whoever may be named and the nearest enemy. */
function nearestEnemy({ snapshot: { view, decision } }: Table): number {
  const { width } = view.battlefield;
  const spot = (square: number) => ({ x: square % width, y: Math.floor(square / width) });
  const distances = (decision?.options ?? []).flatMap((option) => {
    const own = view.creatures.find(({ id }) => option.kind === 'activate' && option.creature === id);
    return view.creatures.flatMap(({ seat, square }) => {
      if (!own || own.seat === seat) return [];
      const [one, other] = [spot(own.square), spot(square)];
      return [Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))];
    });
  });
  return Math.min(...distances);
}

const moments = {
  /** Nothing has happened yet. */
  firstGame: { form: 'firstGame', players: two, until: () => true },
  teams: { form: 'teams', players: four, isAskedEverything: true, until: () => true },
  /** Somebody who may be named could walk up to an enemy and strike. */
  near: {
    form: 'firstGame',
    players: two,
    until: (table) => asks(table, 'activate') && [2, 3].includes(nearestEnemy(table)),
  },
  /** One more creature lost, or one more that cowers, and a match is over. */
  lastStand: {
    form: 'firstGame',
    players: two,
    until: (table) =>
      asks(table, 'activate') && table.snapshot.view.players.some(({ morale }) => morale <= 2),
  },
  /** The first turn begins, everybody has deployed. */
  firstTurn: { form: 'standard', players: two, until: (table) => asks(table, 'activate') },
  teamsFirstTurn: { form: 'teams', players: four, until: (table) => asks(table, 'activate') },
  /** Creatures are about to be deployed for the first time. */
  firstDeploy: { form: 'standard', players: two, until: (table) => asks(table, 'openingDeploy') },
  /** A turn with more cards in hand than lie side by side. */
  manyCards: {
    form: 'standard',
    players: two,
    until: (table) => {
      const { creatureHand = [], orderHand = [] } =
        table.snapshot.view.players[table.snapshot.view.seat] ?? {};
      return asks(table, 'activate') && creatureHand.length > 3 && orderHand.length > 7;
    },
  },
  /** Somebody may answer what is on the stack with an order card from the hand. */
  answer: {
    form: 'standard',
    players: two,
    isAskedEverything: true,
    until: (table) => asks(table, 'respond') && offers(table, 'play'),
  },
  /** Nothing can be deployed, but an immediate order can be played. */
  lateOrder: {
    form: 'standard',
    players: two,
    until: (table) => asks(table, 'deploy') && offers(table, 'play') && !offers(table, 'deploy'),
  },
  /** A Large creature is put on the field. */
  large: {
    form: 'standard',
    players: two,
    until: ({ snapshot: { decision, view } }) =>
      decision?.prompt.code === 'place' &&
      view.cards[Number(decision.prompt.about?.['card'])] === 'lantern-watch/walking-beacon',
  },
  /** The same, where persons trust each other and peek. */
  peek: { form: 'standard', players: two, privacy: 'trusting', until: ({ answering }) => !!answering },
  /** A turn begins at a strict table: the screen is about to change hands. */
  strictTurn: {
    form: 'standard',
    players: two,
    privacy: 'strict',
    until: ({ handover, snapshot: { view } }) => handover?.to === view.seat && view.turn > 3,
  },
  /** The screen is about to go to Mira, at a strict table. */
  sealed: { form: 'standard', players: two, privacy: 'strict', until: ({ handover }) => handover?.to === 0 },
  /** Counters lie on a creature, at the start of an activation. */
  counters: {
    form: 'standard',
    seed: 21,
    players: [
      { name: 'Mira', warband: 'drowned-bell/the-pull' },
      { name: 'Tobin', warband: 'lantern-watch/the-iron-line' },
    ],
    until: (table) =>
      asks(table, 'activate') && table.snapshot.view.effects.some(({ kind }) => kind === 'counter'),
  },
  /** A creature is about to take damage and may cower instead. */
  cower: { form: 'standard', players: two, until: (table) => asks(table, 'cower') && offers(table, 'cower') },
} as const satisfies Record<string, Moment>;

/** For `found`: puts matches that stand at moments into the program's folder, one for each name given here. */
export function standing<Name extends string>(wanted: Readonly<Record<Name, keyof typeof moments>>) {
  const names = Object.keys(wanted) as Name[];
  const matches = new Map<Name, Standing>();
  return {
    fill: async (folder: string): Promise<void> => {
      const found = await playUntil(
        folder,
        names.map((name) => moments[wanted[name]]),
      );
      names.forEach((name, index) => matches.set(name, found[index]!));
    },
    /** The address of the table where it stands. */
    route: (name: Name): string => `#/match/${String(matches.get(name)?.id)}`,
    /** Keys of the cards the table names to whoever is at the screen when it is opened. */
    named: (name: Name): readonly string[] => matches.get(name)?.named ?? [],
  };
}
