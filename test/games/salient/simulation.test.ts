import { describe, expect, it } from 'vitest';
import { positionProblems } from '../../../electron/engine/checks.ts';
import { randomInt, seedRng } from '../../../electron/engine/rng.ts';
import { commandTable } from '../../../electron/games/salient/content/command.ts';
import { facilityTable } from '../../../electron/games/salient/content/facilities.ts';
import { opportunityTable } from '../../../electron/games/salient/content/opportunities.ts';
import { salient } from '../../../electron/games/salient/index.ts';
import { salientTrial } from '../../../electron/games/salient/trial.ts';
import { meaningOfSlot, type SalientAction, type SalientEvent } from '../../../shared/games/salient.ts';

const matchesPerForm = 40;
/** More actions than any random match of these seeds takes. */
const longest = 5_000;

const forms = [
  { players: 2, teams: false },
  { players: 3, teams: false },
  { players: 4, teams: false },
  { players: 4, teams: true },
];

/** What was met in all matches, as words. */
const met = new Set<string>();

function meet(event: SalientEvent): void {
  met.add(event.kind);
  if (event.kind === 'sitesRevealed') event.tiles.forEach((tile) => met.add(`site ${tile}`));
  if (event.kind === 'ended') met.add(`end ${event.outcome.reason}`);
  if (event.kind !== 'resolved') return;
  const { kind, at } = meaningOfSlot(event.slot);
  met.add(kind === 'card' ? `card ${event.card}` : `${kind} ${at}`);
  if (event.research) met.add('research');
}

/** One random match; the first problem, or nothing. */
function play(form: (typeof forms)[number], seed: number): string | undefined {
  const rng = seedRng(seed);
  const state = salient.start(salientTrial.setup(form, rng), seed);
  let action: SalientAction | undefined;
  for (let count = 0; ; count++) {
    const decision = salient.decision(state);
    const problems = positionProblems(salientTrial, form, state, decision);
    if (problems.length > 0)
      return `seed ${seed}, after ${JSON.stringify(action)}: ${problems.join('; ')}\n${salient.print(state)}`;
    if (!decision) return undefined;
    if (count > longest) return `seed ${seed}: no end after ${longest} actions`;
    action = decision.options[randomInt(rng, decision.options.length)]!;
    met.add(`answer ${action.kind}`);
    salient.apply(state, action, meet);
  }
}

describe('random matches of Salient', () => {
  it.each(forms)('in $form all end, and every invariant holds', { timeout: 120_000 }, (form) => {
    const problems = Array.from({ length: matchesPerForm }, (_, seed) =>
      play(form, 1_000 * form.players + seed),
    );
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('meet every card, Site, space, kind of event, answer and end that chance brings', () => {
    const all = [
      ...opportunityTable.map((_, card) => `card ${card}`),
      ...facilityTable.map((_, tile) => `site ${tile}`),
      ...commandTable.flatMap(({ cost }, at) =>
        cost.research === undefined || cost.research === 1 ? [`command ${at}`] : [],
      ),
      ...['pact 0', 'pact 1', 'pact 2', 'research'],
      ...['end breakthrough', 'end armistice'],
      ...eventKinds,
      ...answerKinds.map((kind) => `answer ${kind}`),
    ];
    expect(all.filter((what) => !met.has(what))).toEqual([]);
  });
});

const eventKinds = [
  'sitePicked',
  'sitesRevealed',
  'turnBegan',
  'phaseSkipped',
  'reliefCalled',
  'prepared',
  'rolled',
  'assigned',
  'unassigned',
  'executed',
  'resolved',
  'fizzled',
  'gained',
  'recruited',
  'lostCredit',
  'deployed',
  'lifted',
  'moved',
  'engaged',
  'damaged',
  'destroyed',
  'strengthened',
  'stacked',
  'damageRolled',
  'mineLaid',
  'mineGone',
  'jammed',
  'cleared',
  'upgraded',
  'crossed',
  'cardDiscarded',
  'cardDrawn',
  'armisticeRevealed',
  'ended',
] satisfies SalientEvent['kind'][];

const answerKinds = [
  'pick',
  'relief',
  'prepare',
  'discard',
  'assign',
  'fill',
  'unassign',
  'execute',
  'resolve',
  'branch',
  'put',
  'choose',
  'line',
  'mine',
  'enemy',
  'jam',
  'step',
  'stop',
  'pass',
] satisfies SalientAction['kind'][];
