/** Warband on trial with the installed packs: ready-made warbands and whole boxes in turn, so that every card comes up. */
import { randomInt, type Rng } from '../../engine/rng.ts';
import type { MatchForm } from '../../engine/trial.ts';
import { knowledgeOf } from '../../games/warband/knowledge.ts';
import { worldFrom } from '../../games/warband/sample.ts';
import type { WarbandSetup } from '../../games/warband/index.ts';
import { loadArmoury, setupMaker, type Armoury, type Army } from './armies.ts';
import { warbandTrial, type WarbandTrial } from './trial.ts';

export function packsTrial(armoury: Armoury = loadArmoury()): WarbandTrial {
  const maker = setupMaker(armoury);
  const armies = [...armoury.armies, ...armoury.armies.map((army) => wholeBox(army, armoury))];
  return {
    ...warbandTrial,
    setup: (form, rng) => drawSetup(maker, armies, form, rng),
    sample: (state, seat, rng) => worldFrom(knowledgeOf(state, seat, armoury.boxes), rng),
  };
}

function drawSetup(
  maker: ReturnType<typeof setupMaker>,
  armies: readonly Army[],
  { players, teams }: MatchForm,
  rng: Rng,
): WarbandSetup {
  const drawn = Array.from({ length: players }, () => armies[randomInt(rng, armies.length)]!);
  const face = randomInt(rng, 2) === 0 ? 'dungeon' : 'outdoor';
  const { skipForced: _skipForced, ...setup } = maker.match(drawn, face, randomInt(rng, players), teams);
  return setup;
}

/** A ready-made warband with everything in its pack's box instead of its own choice. */
function wholeBox(army: Army, { boxes }: Armoury): Army {
  const all = (type: 'creature' | 'order'): string[] =>
    boxes
      .filter(({ card }) => card.type === type && card.id.startsWith(`${army.pack}/`))
      .flatMap(({ card, copies }) => new Array<string>(copies).fill(card.id));
  const warband = { ...army.warband, creatures: all('creature'), orders: all('order') };
  return { ...army, key: `${army.key} (whole box)`, warband };
}
