/** Why a bot takes an option, as a code and the things it is about; the words are the window's. */
import type { Decision } from '../../../../shared/game.ts';
import { tileOfSpace, type DeepwarrenAction } from '../../../../shared/games/deepwarren.ts';
import { breathVictims, damageOf } from '../combat.ts';
import { isDelver, tileOf, tokenOf } from '../play.ts';
import type { State, Token } from '../state.ts';

/** Every code a bot may give; `overlooked.` stands before the code of a mistake made on purpose. */
export const reasonCodes = [
  'lays',
  'kills',
  'wounds',
  'scorches',
  'regrows',
  'takesChest',
  'moves',
  'opensDoor',
  'enters',
  'aims',
  'usesRelic',
  'keepsRelic',
  'dropsRelic',
  'goesOn',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

type About = Record<string, number>;

export function reasonFor(
  state: Readonly<State>,
  { options }: Decision<DeepwarrenAction>,
  option: number,
  isBest: boolean,
): { code: string; about: About } {
  const [code, about] = plainReason(state, options[option]);
  return { code: isBest ? code : `overlooked.${code}`, about };
}

function plainReason(state: Readonly<State>, action: DeepwarrenAction): [ReasonCode, About] {
  switch (action.kind) {
    case 'place':
      return ['lays', { x: action.x, y: action.y }];
    case 'attack':
      return blowReason(state, tokenOf(state, action.token), tokenOf(state, action.target));
    case 'breathe': {
      const { length } = breathVictims(state, tokenOf(state, action.token));
      return ['scorches', { token: action.token, victims: length }];
    }
    case 'move':
      return moveReason(state, tokenOf(state, action.token), tileOfSpace(action.to));
    case 'openDoor':
      return ['opensDoor', { token: action.token, tile: action.tile }];
    case 'put':
      return ['enters', { tile: tileOfSpace(action.space) }];
    case 'choose':
      return ['aims', { token: action.token }];
    case 'tile':
      return ['aims', { tile: action.tile }];
    default:
      return lesserReason(action);
  }
}

function lesserReason(action: DeepwarrenAction): [ReasonCode, About] {
  if (action.kind === 'regrow') return ['regrows', { token: action.token }];
  if (action.kind === 'useRelic') return ['usesRelic', { relic: action.relic }];
  if (action.kind === 'dropRelic') return ['dropsRelic', { relic: action.relic }];
  return [action.kind === 'decline' ? 'keepsRelic' : 'goesOn', {}];
}

function blowReason(state: Readonly<State>, attacker: Token, victim: Token): [ReasonCode, About] {
  const damage = damageOf(state, attacker);
  return [damage >= victim.wounds ? 'kills' : 'wounds', { token: attacker.id, target: victim.id, damage }];
}

function moveReason(state: Readonly<State>, token: Token, tile: number): [ReasonCode, About] {
  const takes = isDelver(token) && state.chests.includes(tile) && tile !== tileOf(token);
  return [takes ? 'takesChest' : 'moves', { token: token.id, tile }];
}
