/** The matches recorded of a game that names none itself: every form by soldiers and at random, and one given up. */
import type { Bot } from '../../electron/bots/bot.ts';
import { botOf, judgementOf } from '../../electron/bots/levels.ts';
import { randomBot } from '../../electron/bots/random.ts';
import { formText } from '../../electron/cli/sim/report.ts';
import type { GameTools, Played } from '../../electron/engine/game-tools.ts';
import { seedRng } from '../../electron/engine/rng.ts';
import type { MatchForm } from '../../electron/engine/trial.ts';
import type { Kinded } from '../../shared/game.ts';
import type { PlayedMatch } from './match-record.ts';
import { givenUp, playOut } from './play-out.ts';

/** Matches of each form that are played at random. */
const atRandom = 3;

export function usualMatches<Setup, State, Action extends Kinded, Event extends Kinded, View>({
  laws: { trial, forms },
  played,
}: GameTools<Setup, State, Action, Event, View>): { title: string; play: () => PlayedMatch<Setup> }[] {
  const found = played({});
  if (!found.ok) throw new Error(found.error);
  const soldier = soldierOf(found.value);
  const play = (form: MatchForm, bot: Bot<View, Action, State>, seed: number) =>
    playOut(trial, form, trial.setup(form, seedRng(seed)), bot, seed);
  const titled = (what: string, form: MatchForm): string =>
    `${what} ${formText(form)}`.replace(/[^\w]+/g, '-');
  return [
    ...forms.flatMap((form, at) => [
      { title: titled('soldiers', form), play: () => play(form, soldier, 201 + at) },
      ...Array.from({ length: atRandom }, (_, more) => ({
        title: titled(`random ${more + 1}`, form),
        play: () => play(form, randomBot, 300 + 10 * at + more),
      })),
    ]),
    {
      title: titled('surrender', forms[0]!),
      play: () => givenUp(trial.module, play(forms[0]!, randomBot, 400), 20, forms[0]!.players - 1),
    },
  ];
}

const soldierOf = <Setup, State, Action, Event, View>({
  bots,
}: Played<Setup, State, Action, Event, View>): Bot<unknown, Action, State> =>
  botOf('soldier', bots.mind('balanced', judgementOf('soldier')));
