/** What the fight's scene shows, put together from the view: both sides, what lies open, what can be played now. */
import type { AttackFace, DelveContent } from '../../../../shared/games/delve-questions.ts';
import type { DelveView, FighterView, FightStage, FightView } from '../../../../shared/games/delve.ts';
import type { Choice } from '../table/choices.ts';

/** The steps of a fight as a player knows them, and which stages belong to each. */
export const steps = ['meet', 'draw', 'reveal', 'counter', 'deal'] as const;
export type FightStep = (typeof steps)[number];

const stepOfStage: Readonly<Record<FightStage, FightStep>> = {
  meet: 'meet',
  draw: 'draw',
  first: 'reveal',
  second: 'reveal',
  reveal: 'reveal',
  counter: 'counter',
  outcome: 'deal',
  keep: 'deal',
  deal: 'deal',
};
export const stepOf = ({ stage }: FightView): FightStep => stepOfStage[stage];

/** The hand at the screen: of whoever chooses, else the one the viewer may see. */
export function handShown(view: DelveView, seat: number | undefined): FighterView | undefined {
  const seen = view.fight?.fighters.filter(({ cards }) => cards !== undefined) ?? [];
  return seen.find((fighter) => fighter.seat === seat) ?? seen[0];
}

export interface HandCard {
  attack: number;
  face: AttackFace;
  /** The option by which it is played now. */
  option: number | undefined;
}

export function handOf(
  fighter: FighterView | undefined,
  choices: readonly Choice[],
  { attacks }: DelveContent,
): HandCard[] {
  const cards = (fighter?.cards ?? []).flatMap((attack): HandCard[] => {
    const face = attacks[attack];
    const choice = choices.find(({ action }) => action.kind === 'play' && action.attack === attack);
    return face ? [{ attack, face, option: choice?.option }] : [];
  });
  return cards.sort(
    (one, other) => one.face.type.localeCompare(other.face.type) || one.face.value - other.face.value,
  );
}

/** Everything a side has played this round, shown card first. */
export const playedBy = ({ shown, added }: FighterView): number[] => [
  ...(shown === undefined ? [] : [shown]),
  ...added,
];
