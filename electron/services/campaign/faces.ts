/** Printed faces of the cards a campaign speaks of, its veterans' own among them. */
import type { CardFace } from '../../../shared/cards.ts';
import type { CampaignView } from '../../../shared/games/campaign.ts';
import type { CampaignState } from '../../campaign/index.ts';
import type { BattleVeteran } from '../../engine/battle.ts';
import { cardOfVeteran, faceOf, type Card } from '../../games/warband/index.ts';
import type { Armoury } from './armoury.ts';
import type { Session } from './session.ts';

type Veteran = CampaignState['roster'][number];
type Faces = Record<string, CardFace>;

/** A veteran with what honours and scars write on the card. */
export function borneBy(
  { setup }: CampaignState,
  { id, card, name, honours, scars }: Pick<Veteran, 'id' | 'card' | 'name' | 'honours' | 'scars'>,
): BattleVeteran {
  const { story } = setup;
  const borne = [
    ...story.honours.filter((each) => honours.includes(each.id)),
    ...story.scars.filter((each) => scars.includes(each.id)),
  ];
  return { id, card, name, changes: borne.map(({ change }) => change) };
}

export function facesOf({ state, armoury }: Session, view: CampaignView): Faces {
  return {
    ...facesOfKeys(armoury, keysIn(view)),
    ...facesOfVeterans(
      armoury,
      state.roster.map((veteran) => ({ key: veteran.id, veteran: borneBy(state, veteran) })),
    ),
    ...facesOfVeterans(armoury, offersOn(state)),
  };
}

/** Every card a view names. */
function keysIn({ warband, owned, roster, rivals, page }: CampaignView): string[] {
  const offered =
    page?.kind === 'bundles'
      ? page.bundles.flatMap(({ cards }) => cards)
      : page?.kind === 'market'
        ? page.stock.map(({ card }) => card)
        : [];
  return [
    ...[warband.commander, ...Object.keys(owned), ...offered],
    ...roster.map(({ card }) => card),
    ...rivals.flatMap(({ card, list = [], seen }) => [card, ...list, ...seen]),
  ];
}

const printed = new WeakMap<Card, CardFace>();

function printOf(card: Card): CardFace {
  const face = printed.get(card) ?? faceOf(card);
  printed.set(card, face);
  return face;
}

function facesOfKeys({ cards }: Armoury, keys: readonly string[]): Faces {
  const faces: Faces = {};
  for (const key of keys) {
    const card = cards.get(key);
    if (card) faces[key] = printOf(card);
  }
  return faces;
}

function facesOfVeterans(
  { cards }: Armoury,
  veterans: readonly { key: string; veteran: BattleVeteran }[],
): Faces {
  return Object.fromEntries(
    veterans.flatMap(({ key, veteran }) => {
      const made = cardOfVeteran(cards, veteran);
      return made.ok ? [[key, printOf(made.value)]] : [];
    }),
  );
}

/** The card as it would be with each honour or scar that can be chosen now. */
function offersOn(state: CampaignState): { key: string; veteran: BattleVeteran }[] {
  const [page] = state.pages;
  if (page?.kind === 'honour') {
    const known = state.roster.find(({ id }) => id === page.creature);
    const base = known ?? { id: 'veteran/new', card: page.creature, honours: [], scars: [] };
    return page.honours.map((honour) => ({
      key: `honour/${honour}`,
      veteran: borneBy(state, { ...base, name: page.name, honours: [...base.honours, honour] }),
    }));
  }
  if (page?.kind !== 'scar') return [];
  const base = state.roster.find(({ id }) => id === page.veteran)!;
  return page.scars.map((scar) => ({
    key: `scar/${scar}`,
    veteran: borneBy(state, { ...base, scars: [...base.scars, scar] }),
  }));
}
