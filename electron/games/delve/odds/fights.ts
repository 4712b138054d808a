/** Getting away, and how a fight may go (D-610 to D-613, R-811): escapes are counted, whole fights are tried out. */
import type { EscapeOdds, FightOdds, PlayOdds } from '../../../../shared/games/delve-questions.ts';
import {
  attackTypes,
  type AttackType,
  type DelveAction,
  type DelveEvent,
} from '../../../../shared/games/delve.ts';
import type { Decision } from '../../../../shared/game.ts';
import { seedRng } from '../../../engine/rng.ts';
import { quick } from '../bot/quick.ts';
import { attackTable, combatDeck, typeOfAttack, valueOfAttack } from '../content/attacks.ts';
import { applyAction, decisionOf } from '../flow.ts';
import { lifeLeft } from '../harm.ts';
import { heroAt } from '../play.ts';
import { fightStage, none, type Fight, type State } from '../state.ts';
import { seesAs, type Eyes } from '../view.ts';
import { dealWorld } from '../world.ts';

const escapeOf = (attack: number): number => attackTable[attack].power?.escape ?? 0;
const damageOf = (attack: number): number => attackTable[attack].power?.damage ?? 0;

/** Every pair of Power cards that can be drawn, each as likely (D-610, R-324). */
export function escapeOdds(state: Readonly<State>): EscapeOdds | undefined {
  const { fight } = state;
  if (fight?.stage !== fightStage.meet || !fight.mayEscape) return undefined;
  const [hero, monster] = fight.fighters;
  const pairs = hero.powers.flatMap((own) =>
    monster.powers.map((other) => {
      const escapes = escapeOf(own) >= escapeOf(other);
      return { own, other, escapes, damage: escapes ? 0 : damageOf(other) };
    }),
  );
  const life = lifeLeft(heroAt(state, fight.hero));
  const share = (is: (pair: (typeof pairs)[number]) => boolean): number =>
    pairs.filter(is).length / pairs.length;
  return {
    chance: share(({ escapes }) => escapes),
    damage: pairs.reduce((sum, { damage }) => sum + damage, 0) / pairs.length,
    dies: share(({ damage }) => damage >= life),
    pairs,
  };
}

/** How a fight went that was tried out; `deals` and the rest are of the round under way, for one side. */
interface Trial {
  dies: boolean;
  wins: boolean;
  winsRound: boolean;
  deals: number;
  kills: boolean;
}

/** Listens to a fight that is played on. */
function witness(
  { hero }: Readonly<Fight>,
  side: number,
): { trial: Trial; hear: (event: DelveEvent) => void } {
  const trial: Trial = { dies: false, wins: false, winsRound: false, deals: 0, kills: false };
  let rounds = 0;
  const end = (isHeroBeaten: boolean): void => {
    if (isHeroBeaten) trial.dies = true;
    else trial.wins = true;
    if (rounds <= 1 && isHeroBeaten === (side === 1)) trial.kills = true;
  };
  return {
    trial,
    hear(event) {
      if (event.kind === 'roundWon' || event.kind === 'stoodOff') rounds++;
      if (event.kind === 'roundWon' && rounds === 1 && event.fighter === side) {
        trial.winsRound = true;
        trial.deals = event.damage.length;
      }
      if (event.kind === 'monsterSlain') end(false);
      else if ((event.kind === 'died' || event.kind === 'knockedOut') && event.seat === hero) end(true);
    },
  };
}

const longest = 800;

/** Plays one world on by rule of thumb, until the fight is over. */
function tryOut(world: State, side: number, first: DelveAction | undefined): Trial {
  const { fight } = world;
  if (!fight) throw new Error('nobody fights');
  const { trial, hear } = witness(fight, side);
  if (first) applyAction(world, first, hear);
  for (let count = 0; count < longest && world.fight?.hero === fight.hero; count++) {
    const question = decisionOf(world);
    if (!question) break;
    applyAction(world, question.options[quick(world, question)], hear);
  }
  return trial;
}

/** Luck of its own, the same for the same question: nothing of it depends on what is hidden. */
const luckSeed = 8_011;

function trials(
  state: Readonly<State>,
  eyes: Eyes,
  side: number,
  first: DelveAction | undefined,
  count: number,
): Trial[] {
  const rng = seedRng(luckSeed);
  return Array.from({ length: count }, () => tryOut(dealWorld(state, eyes, rng), side, first));
}

const mean = (all: readonly Trial[], measure: (trial: Trial) => number | boolean): number =>
  all.reduce((sum, trial) => sum + Number(measure(trial)), 0) / Math.max(1, all.length);

/** Common cards nobody looking has seen, by type: the deck and the hands that are closed to them. */
function unseenTypes(
  { discard, stack, batch, fighters }: Readonly<Fight>,
  eyes: Eyes,
): Record<AttackType, number> {
  const counts = attackTypes.map(
    (_, type) => combatDeck.filter((attack) => typeOfAttack[attack] === type).length,
  );
  const seen = fighters.flatMap(({ seat, hand, damage, added, shown }) => [
    ...damage,
    ...added,
    ...(seesAs(eyes, seat) ? [...hand, shown] : []),
  ]);
  for (const attack of [...discard, ...stack, ...batch, ...seen])
    if (attack !== none && !attackTable[attack].power) counts[typeOfAttack[attack]]--;
  const [melee, ranged, magic] = counts;
  return { melee, ranged, magic };
}

const triesOfFight = 160;
const triesOfCard = 60;

function playOdds(
  state: Readonly<State>,
  eyes: Eyes,
  fight: Readonly<Fight>,
  side: number,
  question: Decision<DelveAction>,
): PlayOdds[] {
  const isCounter = fight.stage === fightStage.counter;
  return question.options.flatMap((action, option) => {
    const isPass = action.kind === 'pass' && isCounter;
    if (action.kind !== 'play' && !isPass) return [];
    const all = trials(state, eyes, side, action, triesOfCard);
    const base = isCounter ? fight.fighters[side].value : 0;
    return [
      {
        option,
        total: base + (action.kind === 'play' ? valueOfAttack[action.attack] : 0),
        deals: mean(all, ({ deals }) => deals),
        kills: mean(all, ({ kills }) => kills),
        wins: mean(all, ({ winsRound }) => winsRound),
      },
    ];
  });
}

const laying: ReadonlySet<string> = new Set(['reveal', 'counter']);

/** How the fight may end for its hero, and what each card of the one who is asked may do in the round under way. */
export function fightOdds(
  state: Readonly<State>,
  eyes: Eyes,
  question: Decision<DelveAction> | undefined,
): FightOdds | undefined {
  const { fight } = state;
  if (!fight || fight.rival !== none) return undefined;
  const attacks = fight.stage === fightStage.meet ? ({ kind: 'attack' } as const) : undefined;
  const all = trials(state, eyes, 0, attacks, triesOfFight);
  const side = fight.fighters.findIndex(({ seat }) => seat === question?.seat);
  const isLaying = question !== undefined && side >= 0 && laying.has(question.prompt.code);
  return {
    dies: mean(all, ({ dies }) => dies),
    wins: mean(all, ({ wins }) => wins),
    unseen: unseenTypes(fight, eyes),
    plays: isLaying ? playOdds(state, eyes, fight, side, question) : [],
  };
}
