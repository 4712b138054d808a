/** From what a campaign asks for to a match of Warband: veterans' cards made, the story's battlefield filled in. */
import type { CallError } from '../../../../shared/ipc.ts';
import { err, ok, type Result } from '../../../../shared/result.ts';
import type { BattleHost, BattleOrder, BattleVeteran } from '../../../engine/battle.ts';
import type { PlannedMatch } from '../../../engine/table-game.ts';
import { faceOf } from '../cards/face.ts';
import type { Card } from '../cards/language.ts';
import type { Setup } from '../state.ts';
import type { WarbandResources } from '../table/resources.ts';
import { battleSetup, type BattleSide } from './battle.ts';
import { veteranCard } from './veteran.ts';

const refused = (details: string[]): CallError => ({
  code: 'battle-refused',
  sentence: 'This battle cannot be set up.',
  details: details.slice(0, 10),
});

export function planBattle(
  resources: WarbandResources,
  { ground, hosts, veterans }: BattleOrder,
): Result<PlannedMatch<Setup>, CallError> {
  const library = withVeterans(resources.cards.cards(), veterans);
  if (!library.ok) return library;
  const missing = hosts.flatMap((host) => keysOf(host)).filter((key) => !library.value.has(key));
  if (missing.length > 0) return err(refused([...new Set(missing)].map((key) => `There is no card ${key}.`)));
  const setup = battleSetup(ground ?? '', [sideOf(hosts[0]), sideOf(hosts[1])], library.value);
  return setup.ok
    ? ok(matchOf(resources, setup.value, hosts))
    : err(refused(setup.error.map(({ sentence }) => sentence)));
}

const keysOf = ({ commander, creatures, orders }: BattleHost): string[] => [
  commander,
  ...creatures,
  ...orders,
];

function withVeterans(
  known: ReadonlyMap<string, Card>,
  veterans: readonly BattleVeteran[],
): Result<ReadonlyMap<string, Card>, CallError> {
  const cards = new Map(known);
  for (const veteran of veterans) {
    const card = cardOfVeteran(known, veteran);
    if (!card.ok) return card;
    cards.set(veteran.id, card.value);
  }
  return ok(cards);
}

/** A veteran's own card. */
export function cardOfVeteran(
  cards: ReadonlyMap<string, Card>,
  { id, card, name, changes }: BattleVeteran,
): Result<Card, CallError> {
  const base = cards.get(card);
  if (base?.type !== 'creature') return err(refused([`There is no creature ${card}.`]));
  const made = veteranCard(base, { id, name }, changes);
  return made.ok ? made : err(refused(made.error.map(({ sentence }) => `${name}: ${sentence}`)));
}

const sideOf = ({ name, commander, creatures, orders, advantage }: BattleHost): BattleSide => ({
  ...{ name, commander, creatures, orders },
  handicap: Object.fromEntries(Object.entries(advantage).filter(([, value]) => value !== undefined)),
});

function matchOf(
  { cards }: WarbandResources,
  setup: Setup,
  hosts: readonly [BattleHost, BattleHost],
): PlannedMatch<Setup> {
  const hashes = cards.keep(setup.cards);
  const used = new Set(setup.cards.map(({ id }) => id.slice(0, id.indexOf('/'))));
  return {
    plan: {},
    setup,
    form: setup.form,
    privacy: 'strict',
    hideTells: false,
    packs: cards.packs().flatMap(({ key, hash }) => (used.has(key) ? [{ key, hash }] : [])),
    cards: setup.cards.map(({ id }) => hashes.get(id)!),
    faces: Object.fromEntries(setup.cards.map((card) => [card.id, faceOf(card)])),
    seats: setup.seats.map(({ name, team, commander }, seat) => {
      const { side, bot } = hosts[seat]!;
      return {
        ...{ name, team, side, emblem: commander, colour: seat === 0 ? 'amber' : 'azure' },
        ...(bot && { bot }),
      };
    }),
  };
}
