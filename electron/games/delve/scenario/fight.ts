/** A fight that is under way in a scenario: hands, damage, combat stack and the cards to come. */
import { shuffle } from '../../../engine/rng.ts';
import { combatDeck, heroPowers, isPower, monsterPowers } from '../content/attacks.ts';
import { kindIdOf } from '../content/monsters.ts';
import { nothingComing } from '../fight/begin.ts';
import { monsterPlayerOf } from '../fight/players.ts';
import { removeFrom } from '../play.ts';
import { fightStage, none, stages, type Fighter, type State } from '../state.ts';
import { attackNumber, fail, seatOf } from './names.ts';
import type { Scenario } from './schema.ts';
import { freeToken } from './tokens.ts';

type FightLine = NonNullable<Scenario['fight']>;
type FighterLine = NonNullable<FightLine['fighters']>[number];

/** Draws named cards out of a side's own cards or out of the deck. */
const drawer =
  (deck: number[], powers: number[]) =>
  (names: readonly string[] = []): number[] =>
    names.map((name) => {
      const attack = attackNumber(name);
      if (!removeFrom(isPower(attack) ? powers : deck, attack)) fail(`There are not so many ${name}.`);
      return attack;
    });

function fighterOf(deck: number[], seat: number, powers: readonly number[], line: FighterLine): Fighter {
  const own = powers.slice();
  const draw = drawer(deck, own);
  const [spent = none] = draw(line.spent === undefined ? [] : [line.spent]);
  return {
    seat,
    spent,
    hand: draw(line.hand),
    damage: draw(line.damage),
    powers: line.powers?.map(attackNumber) ?? own,
    shown: none,
    added: [],
    value: 0,
    isCancelled: false,
    isBarred: false,
    hasUsedAbility: false,
    coming: {
      ...nothingComing(),
      add: line.add ?? 0,
      melee: line.ifMelee ?? 0,
      magic: line.ifMagic ?? 0,
      ranged: line.ifRanged ?? 0,
      choosesLast: line.choosesLast ?? false,
    },
  };
}

export function setUpFight(state: State, line: FightLine): void {
  const hero = seatOf(state, line.hero);
  const rival = line.rival === undefined ? none : seatOf(state, line.rival);
  const monster = line.monster === undefined ? none : kindIdOf(line.monster);
  const deck = combatDeck.slice();
  const otherPowers = rival === none ? monsterPowers[monster] : heroPowers[state.heroes[rival].hero];
  const [own = {}, other = {}] = line.fighters ?? [];
  const fighters: [Fighter, Fighter] = [
    fighterOf(deck, hero, heroPowers[state.heroes[hero].hero], own),
    fighterOf(deck, rival === none ? monsterPlayerOf(state, hero) : rival, otherPowers, other),
  ];
  const draw = drawer(deck, []);
  const stack = draw(line.stack);
  const top = draw(line.deck);
  state.fight = {
    hero,
    rival,
    monster,
    token: monster === none ? none : freeToken(state, monster, line.life),
    space: state.heroes[hero].space,
    stage: fightStage[line.stage ?? 'draw'],
    round: line.round ?? 1,
    fighters,
    deck: [...shuffle(state.rng, deck), ...top.toReversed()],
    discard: [],
    stack,
    mayEscape: line.mayEscape ?? true,
    isBreakingOff: false,
    countering: none,
    hasCountered: false,
    loser: none,
    batch: [],
  };
  state.stage = stages.end;
  state.frames.push({ kind: 'fight', seat: hero });
}
