/** Why a bot takes an option, as a code and the things it is about; the words are the window's. */
import type { Decision } from '../../../../shared/game.ts';
import type { WarbandAction } from '../../../../shared/games/warband.ts';
import { findCreature, lookAt } from '../play.ts';
import { none, type State } from '../state.ts';
import { harmOf } from './judge.ts';
import { fighterOf } from './survey.ts';
import { weightsOf } from './weights.ts';

/** Every code a bot may give; `overlooked` stands before the code of a mistake made on purpose. */
type ReasonCode =
  | 'destroys'
  | 'hurts'
  | 'moves'
  | 'collects'
  | 'plays'
  | 'uses'
  | 'dodges'
  | 'cowers'
  | 'endures'
  | 'deploys'
  | 'places'
  | 'next'
  | 'done'
  | 'keeps'
  | 'acts'
  | 'assists'
  | 'pays'
  | 'targets'
  | 'commits'
  | 'starts'
  | 'chooses';

interface Reason {
  code: string;
  about: Record<string, number>;
}

export function reasonFor(
  state: Readonly<State>,
  { prompt, options }: Decision<WarbandAction>,
  option: number,
  isBest: boolean,
): Reason {
  const { code, about } = plainReason(state, options[option], Number(prompt.about?.creature ?? state.active));
  return { code: isBest ? code : `overlooked.${code}`, about };
}

function plainReason(
  state: Readonly<State>,
  action: WarbandAction,
  creature: number,
): { code: ReasonCode; about: Reason['about'] } {
  switch (action.kind) {
    case 'attack':
      return attackReason(state, action);
    case 'move':
    case 'go':
      return { code: 'moves', about: { creature, square: action.to } };
    case 'collect':
      return { code: 'collects', about: { creature: state.active } };
    case 'play':
      return { code: 'plays', about: { card: action.card } };
    case 'power':
      return { code: 'uses', about: { creature: action.creature } };
    case 'dodge':
      return { code: 'dodges', about: { creature: action.creature } };
    case 'cower':
      return { code: 'cowers', about: { creature } };
    case 'endure':
      return { code: 'endures', about: { creature } };
    case 'deploy':
      return { code: 'deploys', about: { card: action.card } };
    case 'place':
      return { code: 'places', about: { square: action.square } };
    case 'activate':
      return { code: 'next', about: { creature: action.creature } };
    case 'end':
      return { code: 'done', about: {} };
    case 'pass':
    case 'decline':
      return { code: 'keeps', about: {} };
    case 'actor':
      return { code: 'acts', about: { creature: action.creature } };
    case 'assist':
      return { code: 'assists', about: { creature: action.creature } };
    case 'pay':
      return { code: 'pays', about: { card: action.with } };
    case 'target':
    case 'pick':
      return { code: 'targets', about: { target: action.kind === 'target' ? action.id : action.creature } };
    case 'enough':
    case 'confirm':
      return { code: 'commits', about: {} };
    case 'first':
      return { code: 'starts', about: {} };
    default:
      return { code: 'chooses', about: {} };
  }
}

function attackReason(state: Readonly<State>, action: Extract<WarbandAction, { kind: 'attack' }>) {
  const play = lookAt(state);
  const attacker = state.active === none ? undefined : findCreature(play, state.active);
  const target = findCreature(play, action.target);
  const about = { creature: state.active, target: action.target };
  if (!attacker || !target) return { code: 'hurts', about } as const;
  const weights = weightsOf('balanced', 'plain');
  const by = fighterOf(play, attacker, weights);
  const on = fighterOf(play, target, weights);
  const damage = action.mode === 'melee' ? by.melee : by.ranged;
  const gain = Math.round(10 * harmOf(on, damage, weights)) / 10;
  return { code: damage >= on.health ? 'destroys' : 'hurts', about: { ...about, damage, gain } } as const;
}
