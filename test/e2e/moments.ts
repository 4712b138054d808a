/**
 * Matches that stand at the moment a test is about, played there by the service from a fixed seed: so a test is short,
 * and meets the same moment every time.
 */
import type { WarbandSnapshot } from '../../shared/table.ts';
import { type Moment, playUntil } from '../support/played-match.ts';

const two = [
  { name: 'Mira', warband: 'lantern-watch/the-iron-line' },
  { name: 'Tobin', warband: 'barrow-court/the-toll' },
];
const four = [
  ...two,
  { name: 'Ysolde', warband: 'skyfell/long-slings' },
  { name: 'Corvane', warband: 'briar-moot/thornhedge' },
];

const asks = ({ decision }: WarbandSnapshot, code: string): boolean => decision?.prompt.code === code;
const offers = ({ decision }: WarbandSnapshot, kind: string): boolean =>
  decision?.options.some((option) => option.kind === kind) ?? false;

/** Cowering would take the last Morale of the one who is asked. */
const isLastCower = (at: WarbandSnapshot): boolean =>
  asks(at, 'cower') &&
  offers(at, 'cower') &&
  Number(at.decision?.prompt.about?.['cost']) >= at.view.players[at.view.seat]!.morale;

const moments = {
  /** Somebody may answer what is on the stack with an order card from the hand. */
  answer: { form: 'standard', players: two, until: (at) => asks(at, 'respond') && offers(at, 'play') },
  /** A creature is about to take damage and may cower instead. */
  cower: { form: 'standard', players: two, until: (at) => asks(at, 'cower') && offers(at, 'cower') },
  /** A match of two teams in which cowering ends it. */
  teamsEnd: { form: 'teams', players: four, until: isLastCower },
} as const satisfies Record<string, Moment>;

type MomentName = keyof typeof moments;

/** For `found`: puts the named moments into the program's folder and remembers their numbers. */
export function standing<Name extends MomentName>(...names: Name[]) {
  const numbers = new Map<Name, number>();
  return {
    fill: async (folder: string): Promise<void> => {
      for (const name of names) numbers.set(name, await playUntil(folder, moments[name]));
    },
    /** The address of the table where it stands. */
    route: (name: Name): string => `#/match/${String(numbers.get(name))}`,
  };
}
