/** Trying to get away before a fight (D-610 to D-615, R-305, R-313, R-719). */
import { randomInt } from '../../../engine/rng.ts';
import { attackTable } from '../content/attacks.ts';
import { hurt } from '../harm.ts';
import { removeFrom, type Play } from '../play.ts';
import { fightStage, none, type Fight } from '../state.ts';
import { escape } from './end.ts';

/** D-610, R-305: one at random, which is out for the whole encounter. */
function drawForEscape(play: Play, fight: Fight, side: number): number {
  const own = fight.fighters[side];
  const power = own.powers[randomInt(play.state.rng, own.powers.length)];
  removeFrom(own.powers, power);
  own.spent = power;
  return power;
}

export function tryEscape(play: Play, fight: Fight): void {
  const own = drawForEscape(play, fight, 0);
  const other = drawForEscape(play, fight, 1);
  const escaped = escapeOf(own) >= escapeOf(other);
  play.revealed = true;
  play.emit?.({
    kind: 'escapeTried',
    rule: escaped ? 'D-612' : 'D-611',
    seat: fight.hero,
    own,
    other,
    escaped,
  });
  if (escaped) return escape(play);
  fight.stage = fightStage.draw;
  hurt(play, fight.hero, attackTable[other].power?.damage ?? 0, 'escape', none);
}

const escapeOf = (power: number): number => attackTable[power].power?.escape ?? 0;
