/** What an option may bring, in a line and in a figure. */
import type { Chance, DelveOdds, OptionOdds } from '../../../../shared/games/delve-questions.ts';
import { monsterKinds } from '../../../../shared/games/delve.ts';
import { percent } from '../../../text/delve.ts';
import { anyMonster, chanceWords, mainWords } from '../../../text/delve-odds.ts';
import type { Names } from '../names.ts';

/** So many parts fit on a line. */
const most = 3;

export const oddsOf = (odds: DelveOdds | undefined, option: number): OptionOdds | undefined =>
  odds?.options.find((each) => each.option === option);

function named(chance: Chance, names: Names) {
  const kind = monsterKinds.find((each) => each === chance.name);
  return { ...chance, ...(kind && { name: names.monster(kind) }) };
}

/** Monsters of several kinds are one danger; chambers have a panel of their own. */
function joined(more: readonly Chance[], said: string | undefined): readonly string[] {
  const monsters = more.filter(({ code }) => code === 'monster');
  const [dies] = more.filter(({ code }) => code === 'dies');
  const elsewhere = new Set(['monster', 'chamber', 'dies', said]);
  const others = more.filter(({ code }) => !elsewhere.has(code));
  const danger = monsters.reduce((sum, { chance }) => sum + chance, 0);
  return [
    ...(dies ? [chanceWords(dies) ?? ''] : []),
    ...(danger > 0 ? [anyMonster(danger)] : []),
    ...others.flatMap((each) => chanceWords(each) ?? []),
  ];
}

/** "safe · monster 12 % · wounds 8 %, about 1". */
export function lineOfOdds({ main, more }: OptionOdds): string {
  return [...(main ? [mainWords[main.code] ?? ''] : []), ...joined(more, main?.code).slice(0, most)]
    .filter(Boolean)
    .join(' · ');
}

/** Everything, for whoever looks closer. */
export const allOdds = ({ more }: OptionOdds, names: Names): string[] =>
  more.filter(({ code }) => code !== 'chamber').flatMap((each) => chanceWords(named(each, names)) ?? []);

export const figureOfOdds = (odds: OptionOdds | undefined): string =>
  odds?.main ? percent(odds.main.chance) : '';

const poor = 0.6;
const danger = 0.1;

/** What one would rather not do: a likely evil, or a good that is not likely. */
export function isRisky(odds: OptionOdds | undefined): boolean {
  if (!odds?.main) return false;
  const { chance, good } = odds.main;
  const dies = odds.more.some((each) => each.code === 'dies' && each.chance >= 0.05);
  return dies || (good ? chance < poor : chance >= danger);
}
