/** The closest peer: @pkmn/sim, a whole rules engine with events, hooks and a seeded rng. Gen 1 battles at random. */
import { Battle, Dex, toID, type ID, type PokemonSet, type Side } from '@pkmn/sim';
import { randomInt, seedRng, shuffle } from '../../../../engine/rng.ts';
import type { Workload } from '../../measuring.ts';

const rng = seedRng(1);
const dex = Dex.forGen(1);
const species = dex.species
  .all()
  .filter(({ num, isNonstandard, forme }) => num > 0 && !isNonstandard && !forme);

/** A team of six as random battles deal them: any species, four of the moves it can learn. */
function team(): PokemonSet[] {
  return shuffle(rng, [...species])
    .slice(0, 6)
    .map(({ name }) => ({
      name,
      species: name,
      item: '',
      ability: 'No Ability',
      nature: 'Serious',
      gender: '',
      level: 75,
      moves: movesOf(name),
      evs: { hp: 255, atk: 255, def: 255, spa: 255, spd: 255, spe: 255 },
      ivs: { hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30 },
    }));
}

function movesOf(name: string): string[] {
  const learnset = dex.data.Learnsets[toID(name)]?.learnset ?? {};
  const learnt = Object.keys(learnset).filter((move) =>
    learnset[move as ID]!.some((source) => source.startsWith('1')),
  );
  return learnt.length === 0 ? ['tackle'] : shuffle(rng, learnt).slice(0, 4);
}

/** Every legal choice of a side, in the simulator's own words. */
function choicesOf(side: Side): string[] {
  const request = side.activeRequest;
  if (!request || request.wait || request.teamPreview) return [];
  const switches = request.side.pokemon.flatMap(({ active, condition }, slot) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${slot + 1}`],
  );
  if (request.forceSwitch) return switches;
  const active = request.active[0]!;
  const moves = active.moves.flatMap((move, slot) => (move.disabled ? [] : [`move ${slot + 1}`]));
  return active.trapped ? moves : [...moves, ...switches];
}

/** Answers one side at random; counts only a choice between at least two. */
function answer(side: Side): number {
  const choices = choicesOf(side);
  if (choices.length === 0) return 0;
  if (!side.choose(choices[randomInt(rng, choices.length)]!)) throw new Error(side.choice.error);
  return choices.length > 1 ? 1 : 0;
}

/** Made beforehand: dealing teams is no part of the measured work. */
const teams = Array.from({ length: 64 }, team);

function battle(): number {
  const seed =
    `${randomInt(rng, 65536)},${randomInt(rng, 65536)},${randomInt(rng, 65536)},${randomInt(rng, 65536)}` as const;
  const battle = new Battle({ formatid: toID('gen1customgame'), seed });
  battle.setPlayer('p1', { name: 'one', team: teams[randomInt(rng, teams.length)]! });
  battle.setPlayer('p2', { name: 'two', team: teams[randomInt(rng, teams.length)]! });
  let decisions = 0;
  while (!battle.ended && battle.turn < 500) {
    for (const side of battle.sides) decisions += answer(side);
    battle.commitChoices();
  }
  return decisions;
}

export const workload: Workload = battle;
