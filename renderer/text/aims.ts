/** What a battle is about besides Morale (R-108), how it stands, and how it is chosen in Play (R-149). */
import type { AimKind } from '../../shared/games/warband-questions.ts';

const rounds = (count: number): string => (count === 1 ? '1 round' : `${String(count)} rounds`);

export const aimsText = {
  title: 'What this battle is about',
  short: 'Aims',
  whyNot: 'Why not yet?',
  lastUntil: (who: string, round: number, now: number) =>
    `${who} wins by lasting until the end of round ${String(round)}. This is round ${String(now)}.`,
  hold: (who: string, squares: string, turns: number, held: number) =>
    `${who} wins by standing on ${squares} at the end of ${String(turns)} own turns in a row: ${String(held)} so far.`,
  collect: (who: string, tokens: number, collected: number) =>
    `${who} wins with ${String(tokens)} treasure: ${String(collected)} so far.`,
  squares: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  toHold: (who: string) => `to be held by ${who}`,
  destroy: (who: string, creature: string) => `${who} wins when ${creature} is destroyed.`,
  keepAlive: (who: string, creature: string) => `${who} loses when ${creature} is destroyed.`,
  /** In a narrow place: how far it has come. */
  of: (done: number, wanted: number) => `${String(done)} / ${String(wanted)}`,
  rule: 'R-108',
  /** What stands between now and the end by it. */
  standing: {
    hold: (held: number, squares: number) =>
      held === squares
        ? 'All of them are held now. A turn that ends without one begins the count anew.'
        : `${String(held)} of ${String(squares)} held now. A turn that ends so begins the count anew.`,
    collect: (open: number, chests: number) =>
      `${String(open)} lie open; ${chests === 1 ? '1 chest is' : `${String(chests)} chests are`} closed.`,
    lastUntil: (left: number) =>
      left === 0 ? 'The last round is under way.' : `${rounds(left)} to go after this one.`,
    named: (name: string, left: number, all: number, square: string) =>
      `${name} has ${String(left)} of ${String(all)} Hit Points and stands on ${square}.`,
  },
  /** In the log: what was just gained or lost. */
  moved: {
    hold: (who: string, from: number, to: number, wanted: number) =>
      to > from
        ? `${who} held the ground: ${String(to)} of ${String(wanted)} turns`
        : `${who} lost the ground: ${String(from)} ${from === 1 ? 'turn' : 'turns'} in a row no longer count`,
    collect: (who: string, _from: number, to: number, wanted: number) =>
      `${who} has ${String(to)} of ${String(wanted)} treasure`,
    lastUntil: (who: string, _from: number, to: number, wanted: number) =>
      to < wanted
        ? `${who} has lasted ${rounds(to)} of ${String(wanted)}`
        : `${who} has lasted all ${rounds(wanted)}`,
  },
  met: {
    hold: (who: string) => `${who} has held the ground long enough`,
    collect: (who: string) => `${who} has enough treasure`,
    destroy: (who: string) => `The one ${who} hunted is destroyed`,
    keepAlive: (who: string) => `The one ${who} guarded lives`,
    lastUntil: (who: string) => `${who} has lasted long enough`,
  },
  failed: (who: string) => `The one ${who} guarded is destroyed`,
};

/** In Play: each aim in a word and a sentence. */
export const aimChoices: Readonly<Record<AimKind | 'break', { name: string; note: string }>> = {
  break: { name: 'Break Morale', note: 'The usual match: it ends when somebody’s Morale is gone.' },
  hold: {
    name: 'Hold the ground',
    note: 'Or stand on two squares in the middle at the end of three own turns running.',
  },
  collect: { name: 'Collect treasure', note: 'Or be first to carry one treasure more than an equal share.' },
  destroy: {
    name: 'Fell the captain',
    note: 'Or destroy a captain of the other side, who stands there from the start.',
  },
  keepAlive: {
    name: 'Guard the envoy',
    note: 'Or bring one envoy alive to the end of round 10; whoever fells it wins. Begins with 6 Morale less.',
  },
  lastUntil: {
    name: 'Last until dawn',
    note: 'Or be still there at the end of round 12. Begins with 6 Morale less.',
  },
};

export const aimPlanText = {
  aim: 'Aim',
  whose: 'Whose',
  everybody: 'Everybody’s',
};
