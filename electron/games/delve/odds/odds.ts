/** All odds of a position as one asker may know it: counted, but for whole fights, which are tried out. */
import type { DelveOdds } from '../../../../shared/games/delve-questions.ts';
import {
  attributes,
  chamberKinds,
  type Attribute,
  type DelveAction,
} from '../../../../shared/games/delve.ts';
import type { Decision } from '../../../../shared/game.ts';
import { hoard } from '../board/spaces.ts';
import { chamberKindOf } from '../content/chambers.ts';
import { faceOf, heroAt, isPlaying } from '../play.ts';
import type { State } from '../state.ts';
import type { Eyes } from '../view.ts';
import { passChance } from './dice.ts';
import { escapeOdds, fightOdds } from './fights.ts';
import { homeOdds } from './home.ts';
import { dragonOdds, shutInDies } from './hoard.ts';
import { optionOdds } from './options.ts';

const stockByKind = ({ stock }: Readonly<State>): DelveOdds['stock'] =>
  chamberKinds.flatMap((kind) => {
    const count = stock.filter((chamber) => chamberKindOf[chamber] === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });

const testsOf = (state: Readonly<State>, seat: number): Record<Attribute, number> =>
  Object.fromEntries(
    attributes.map((attribute) => [attribute, passChance(faceOf(heroAt(state, seat)).values[attribute])]),
  ) as Record<Attribute, number>;

/** Whose odds are told: of the hero who must choose, else of the one whose turn it is. */
function heroAsked({ seat, fight }: Readonly<State>, question: Decision<DelveAction> | undefined): number {
  const isHero = question !== undefined && !fight;
  return isHero ? question.seat : (fight?.hero ?? seat);
}

export function oddsOf(
  state: Readonly<State>,
  eyes: Eyes,
  question: Decision<DelveAction> | undefined,
): DelveOdds {
  const seat = heroAsked(state, question);
  const hero = heroAt(state, seat);
  const isIn = isPlaying(hero) && state.turn > 0 && !state.outcome;
  const shutIn = isIn ? shutInDies(state, seat) : undefined;
  return {
    seat,
    options: question && isIn ? optionOdds({ state, eyes, seat }, question) : [],
    stock: stockByKind(state),
    tests: testsOf(state, seat),
    home: isIn ? homeOdds(state, eyes, seat) : undefined,
    dragon: isIn && hero.space === hoard ? dragonOdds(state, eyes, seat) : undefined,
    escape: escapeOdds(state),
    fight: fightOdds(state, eyes, question),
    shutIn: shutIn === undefined ? undefined : { dies: shutIn },
  };
}
