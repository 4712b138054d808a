/** Warband for the commands: which flags choose a match, and what bots and reports must know of it. */
import type { WarbandAction, WarbandEvent, WarbandView } from '../../../shared/games/warband.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { BotTools, FlagValues, GameTools, Pairing, Played } from '../../engine/game-tools.ts';
import type { MatchForm } from '../../engine/trial.ts';
import {
  warbandKnowledge,
  warbandMind,
  warbandWorld,
  type WarbandKnowledge,
  type WarbandSetup,
  type WarbandState,
} from '../../games/warband/index.ts';
import { readerWith } from '../../games/warband/scenario/run.ts';
import { loadArmoury, setupMaker, type Armoury } from './armies.ts';
import { coverageText, watchCards } from './coverage.ts';
import { packsTrial } from './packs-trial.ts';
import { partnerNames, playAsPartner } from './partners.ts';
import { packsBeside } from './scenario-packs.ts';
import { curious, sweepTrial } from './sweep.ts';
import { warbandTrial, type WarbandTrial } from './trial.ts';
import { watchWaste } from './waste.ts';

type Tools = GameTools<WarbandSetup, WarbandState, WarbandAction, WarbandEvent, WarbandView>;
type WarbandPlayed = Required<Omit<Setups, 'weighing'>>;
type Walks = ReturnType<Required<Tools>['walks']>;
type Setups = Played<WarbandSetup, WarbandState, WarbandAction, WarbandEvent, WarbandView>;

function formOf({ players = '2', teams = false }: FlagValues): Result<MatchForm, string> {
  if (players !== '2' && players !== '3' && players !== '4')
    return err(`--players takes 2 or 3 or 4, not "${players}".`);
  if (teams === true && players !== '4') return err('--teams is played two against two: --players 4.');
  return ok({ players: Number(players), teams: teams === true });
}

/** The packs named on the command line, or the installed ones. */
export const armouryOf = ({ packs }: FlagValues): Armoury =>
  loadArmoury(typeof packs === 'string' ? packs.split(',') : undefined);

function played(flags: FlagValues): Result<WarbandPlayed, string> {
  const form = formOf(flags);
  if (!form.ok) return form;
  const armoury = armouryOf(flags);
  return ok({
    form: form.value,
    trial: packsTrial(armoury),
    proving: warbandTrial,
    bots: botsWith(armoury),
    pairing: pairingOf(armoury),
    coverage: () => coverageOf(armoury),
    waste: watchWaste,
  });
}

export const botsWith = ({ boxes }: Armoury): BotTools<WarbandSetup, WarbandState, WarbandAction> => ({
  knowledge: (state, seat) => warbandKnowledge(state, seat, boxes),
  world: (knowledge: WarbandKnowledge, rng) => warbandWorld(knowledge, rng),
  mind: warbandMind,
  teams: ({ seats }) => seats.map(({ team }) => team),
  partners: partnerNames,
  playAs: playAsPartner,
});

/** Every card of every pack, and which of its steps were carried out. */
function coverageOf(armoury: Armoury): ReturnType<WarbandPlayed['coverage']> {
  const { watch, note, report } = watchCards();
  const rows = () => report(armoury.library.values());
  const covered = () => new Map(rows().map((card) => [card.key, card]));
  const sweep = { trial: sweepTrial(armoury, covered), choose: curious(covered) };
  return { sweep, watch, note, rows, text: () => coverageText(rows()) };
}

/** Four matches with the same warbands, in all ways of sitting down, then four with others. */
function pairingOf(armoury: Armoury): (number: number, seed: number) => Pairing<WarbandSetup> {
  const maker = setupMaker(armoury);
  const { armies } = armoury;
  return (number, seed) => {
    const set = Math.floor(number / 4);
    const isMirrored = set % 2 === 0;
    const one = armies[(seed + set * 5) % armies.length]!;
    const other = isMirrored
      ? one
      : armies[(seed + set * 5 + 1 + (set % (armies.length - 1))) % armies.length]!;
    const seatOfA = number % 2;
    const pair = seatOfA === 0 ? [one, other] : [other, one];
    const setup = maker.match(pair, set % 4 < 2 ? 'dungeon' : 'outdoor', (number >> 1) % 2);
    // Both ways of sitting down are dealt the same cards.
    return { setup, seatOfA, isMirrored, deal: seed + set };
  };
}

/** Little Morale makes matches short. */
export const shortMatches = (trial: WarbandTrial): WarbandTrial => ({
  ...trial,
  setup: (form, rng) => {
    const setup = trial.setup(form, rng);
    return { ...setup, seats: setup.seats.map((seat) => ({ ...seat, handicap: { morale: -9 } })) };
  },
});

/** Every form of the game: in free-for-all too there may be four. */
const forms: readonly MatchForm[] = [
  { players: 2, teams: false },
  { players: 3, teams: false },
  { players: 4, teams: false },
  { players: 4, teams: true },
];

/** As at the table, and as in search: without asking who has no choice, or without answers but dodging. */
function walksOf(trials: Readonly<Record<string, WarbandTrial>>): Walks {
  const hurried = (trial: WarbandTrial, more: Partial<WarbandSetup>): WarbandTrial => ({
    ...trial,
    setup: (form, rng) => ({ ...trial.setup(form, rng), ...more }),
  });
  return Object.entries(trials).flatMap(([name, trial]) => [
    { name, trial, forms },
    { name: `${name}, nobody asked in vain`, trial: hurried(trial, { skipForced: true }), forms },
    {
      name: `${name}, only dodges`,
      trial: hurried(trial, { skipForced: true, onlyDodges: true }),
      forms: forms.slice(0, 1),
    },
  ]);
}

export const warbandTools = {
  id: 'warband',
  flags: { players: { type: 'string' }, teams: { type: 'boolean' }, packs: { type: 'string' } },
  played,
  laws: {
    trial: shortMatches(warbandTrial),
    forms: [
      { players: 2, teams: false },
      { players: 3, teams: false },
      { players: 4, teams: true },
    ],
    matches: 1,
  },
  walks: () => walksOf({ proving: warbandTrial, packs: packsTrial() }),
  scenarios: ({ packs }) => readerWith(packsBeside(typeof packs === 'string' ? packs : undefined)),
} satisfies Tools;
