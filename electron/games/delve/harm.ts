/** Wounds, healing, determination, death and being knocked out (D-109, D-910 to D-920, D-958, R-605 to R-608). */
import type { DeathCause, WoundCause } from '../../../shared/games/delve.ts';
import type { Seat } from '../../../shared/game.ts';
import { hoard, isTower } from './board/spaces.ts';
import { checkHoard, dropLoot, returnPile, shedAll } from './cards.ts';
import { kindOfToken, monsterTable } from './content/monsters.ts';
import { checkOver } from './ending.ts';
import { clearPlace } from './moving.ts';
import { dropFrames, faceOf, heroAt, roll, type Play } from './play.ts';
import { none, stages, statuses, type HeroState, type State } from './state.ts';

export const lifeLeft = (hero: Readonly<HeroState>): number => faceOf(hero).life - hero.wounds;

/** Asks for what may lower them, then deals them. */
export function hurt(play: Play, seat: Seat, amount: number, cause: WoundCause, card: number): void {
  if (amount > 0) play.state.frames.push({ kind: 'wounds', seat, amount, cause, card });
}

/** D-920, R-615 */
export function heal(play: Play, seat: Seat, amount: number, rule: string): void {
  const hero = heroAt(play.state, seat);
  const healed = Math.min(amount, hero.wounds);
  hero.wounds -= healed;
  if (healed > 0) play.emit?.({ kind: 'healed', rule, seat, amount: healed, wounds: hero.wounds });
}

const determinationSupply = 24;

function tokensOut(state: Readonly<State>): number {
  let out = 0;
  for (const { tokens, held } of state.heroes) {
    out += tokens;
    for (const each of held) out += each.tokens;
  }
  return out;
}

/** D-910, R-602: one token, as long as there are any. */
export function determine(play: Play, seat: Seat, keeper: { tokens: number }): void {
  if (tokensOut(play.state) >= determinationSupply) return;
  keeper.tokens++;
  play.emit?.({ kind: 'determined', rule: 'D-910', seat, tokens: keeper.tokens });
}

/** D-612, D-671, R-319, R-514: the token of a fight that is over, where tokens may lie; else back to the pool. */
export function leaveToken(play: Play): void {
  const { state, emit } = play;
  const { fight } = state;
  if (!fight || fight.token === none) return;
  const monster = monsterTable[kindOfToken(fight.token)].kind;
  const { space, token } = fight;
  if (space === none || space === hoard || isTower(space)) {
    forgetToken(state, token);
    emit?.({ kind: 'monsterGone', rule: 'D-671', monster });
    return;
  }
  state.monsters.push({ token, space });
  emit?.({ kind: 'monsterLeft', rule: 'D-670', monster, space });
}

/** D-673: a token in the pool is any of its kind. */
export function forgetToken(state: State, token: number): void {
  if (state.lastMinion === token) state.lastMinion = none;
}

const deathRules: Record<DeathCause, string> = {
  wounds: 'D-109',
  fight: 'D-664',
  well: 'D-415',
  shutIn: 'D-328',
  night: 'D-722',
  wrath: 'D-706',
  fall: 'D-443',
  duel: 'R-714',
};

/** D-109, D-915: killed, or knocked out where that option is in play; nightfall kills in any case. */
export function kill(play: Play, seat: Seat, cause: DeathCause): void {
  if (play.state.setup.options.knockOut && cause !== 'night') knockOut(play, seat, cause);
  else die(play, seat, cause);
}

function stopEverything(play: Play, seat: Seat): void {
  const { state } = play;
  if (state.fight && (state.fight.hero === seat || state.fight.rival === seat)) {
    // A fight of this hero is over, and the monster stays (D-665).
    leaveToken(play);
    state.fight = undefined;
  }
  dropFrames(state, seat);
  if (state.seat === seat && state.stage !== stages.towers) state.stage = stages.end;
}

/** D-916, R-605 */
function die(play: Play, seat: Seat, cause: DeathCause): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  stopEverything(play, seat);
  const { space } = hero;
  emit?.({ kind: 'died', rule: deathRules[cause], seat, cause, space: space === none ? hero.marker : space });
  shedAll(play, seat, 'R-605');
  for (const card of [...hero.loot]) dropLoot(play, seat, card, 'R-605');
  if (hero.pile.length > 0) returnPile(play, hero);
  hero.runes = [];
  hero.status = statuses.dead;
  clearPlace(hero);
  if (space === hoard) checkHoard(play);
  // Nightfall takes everybody before it is counted.
  if (cause !== 'night') checkOver(play);
}

/** D-958, R-707, R-708: Loot by the die, half of the wounds, and the turn is over. */
function knockOut(play: Play, seat: Seat, cause: DeathCause): void {
  const { state, emit } = play;
  const hero = heroAt(state, seat);
  stopEverything(play, seat);
  shedAll(play, seat, 'R-708');
  hero.tokens = 0;
  hero.gate = none;
  const count = roll(play, seat, 'knockOut', 1, 'D-958');
  emit?.({ kind: 'knockedOut', rule: 'D-958', seat, cause, loot: Math.min(count, hero.loot.length) });
  heal(play, seat, Math.ceil(hero.wounds / 2), 'D-958');
  // in a Black Well he counts as across, and after Wrath he still retreats.
  if (cause === 'wrath') state.frames.push({ kind: 'retreat', seat });
  state.frames.push({ kind: 'knockOut', seat, count, isPlaced: cause === 'shutIn' });
}
