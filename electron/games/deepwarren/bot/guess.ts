/** What an option seems worth at a glance, without trying it out: kills, chests, relics, lasting choices. */
import type { Decision } from '../../../../shared/game.ts';
import { tileOfSpace, type DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { breathVictims, damageOf } from '../combat.ts';
import { relicTable } from '../content/relics.ts';
import { tokenTable } from '../content/tokens.ts';
import { isBurn, isPit } from '../dungeon/layout.ts';
import { findToken, isDelver, tokenOf } from '../play.ts';
import type { State, Token } from '../state.ts';

/** A blow in points: the worth of who dies, or a share of it for wounds. */
function blow(state: Readonly<State>, attacker: Token, target: Token): number {
  const { worth, wounds } = tokenTable[target.kind];
  const damage = Math.min(target.wounds, damageOf(state, attacker));
  const harm = damage === target.wounds ? 2 * worth : (0.5 * worth * damage) / wounds;
  return target.seat === attacker.seat ? -harm : harm;
}

function guessMove(state: Readonly<State>, token: Token, to: number): number {
  const tile = tileOfSpace(to);
  const chest = isDelver(token) && state.chests.includes(tile) ? 5 : 0;
  const leaving = isPit[tileOfSpace(token.space)] && !tokenTable[token.kind].flies ? -1 : 0;
  return chest + leaving - (isBurn(to) ? 0.5 : 0) - (isPit[tile] ? 0.5 : 0);
}

/** A card aimed at a token: harm for others, help for one's own, told apart by whose it is. */
function guessChoice(state: Readonly<State>, seat: number, id: number): number {
  const token = findToken(state, id);
  if (!token) return 0;
  const { worth, wounds } = tokenTable[token.kind];
  const hurt = 1 - token.wounds / wounds;
  return token.seat === seat ? hurt * worth : worth * (1 + hurt);
}

/** How good an option looks to who is asked. */
export function guess(
  state: Readonly<State>,
  { seat }: Decision<DeepwarrenAction>,
  action: DeepwarrenAction,
): number {
  switch (action.kind) {
    case 'attack':
      return blow(state, tokenOf(state, action.token), tokenOf(state, action.target));
    case 'breathe': {
      const wyrm = tokenOf(state, action.token);
      return breathVictims(state, wyrm).reduce((sum, victim) => sum + blow(state, wyrm, victim), 0);
    }
    case 'regrow':
      return 0.3;
    case 'move':
      return guessMove(state, tokenOf(state, action.token), action.to);
    case 'choose':
      return guessChoice(state, seat, action.token);
    case 'dropRelic':
      return -relicTable[action.relic].worth;
    case 'useRelic':
      return guessRelic(state, action);
    default:
      return 0;
  }
}

/** A relic is worth its points unless it saves or wins more. */
function guessRelic(
  state: Readonly<State>,
  { relic, token: id }: Extract<DeepwarrenAction, { kind: 'useRelic' }>,
): number {
  const { worth, effect } = relicTable[relic];
  if (effect.do === 'enter') return 1;
  if (effect.do === 'rescue') return 5 - worth;
  const token = id === undefined ? undefined : findToken(state, id);
  if (effect.do === 'prevent' && token) return token.wounds < 3 && isDelver(token) ? 5 - worth : 0.5 - worth;
  return effect.do === 'skipPitRoll' ? 0.2 : -worth / 2;
}
