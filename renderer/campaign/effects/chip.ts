/** An effect as its chip shows it: sign, amount, words, and whether it is good news. */
import type { CampaignView, CardQuery, Effect } from '../../../shared/games/campaign.ts';
import { effectText, queryWords, signed } from '../../text/campaign-effects.ts';
import type { CampaignDesk } from '../desk.svelte.ts';

export interface ChipFace {
  sign: string;
  amount?: string;
  words: string;
  tone: 'good' | 'bad' | 'later' | 'plain';
}

/** What an effect is about: the site of the place, who an event is about. */
export interface About {
  site?: string | undefined;
  veteran?: string | undefined;
  rival?: string | undefined;
}

type Kind = Effect extends infer Each ? (Each extends Each ? keyof Each : never) : never;
type MainKind = Exclude<Kind, 'cause' | 'to' | 'by' | 'at'>;
type Of<Name extends MainKind> = Extract<Effect, Record<Name, unknown>>;
type Teller<Name extends MainKind> = (effect: Of<Name>, names: Names) => ChipFace;

/** The same order everywhere, so that preview and reckoning can be compared at a glance. */
const order: readonly MainKind[] = [
  ...(['candle', 'stir', 'tallow', 'ground', 'bundle', 'card', 'recruit', 'honour', 'scar', 'heal'] as const),
  ...(['weary', 'road', 'open', 'close', 'advantage', 'stance', 'flag', 'unflag'] as const),
];

const kindOf = (effect: Effect): MainKind => order.find((kind) => kind in effect)!;

/** The names an effect speaks of. */
class Names {
  readonly desk: CampaignDesk;
  readonly about: About;

  constructor(desk: CampaignDesk, about: About) {
    this.desk = desk;
    this.about = about;
  }

  get view(): CampaignView {
    return this.desk.view;
  }

  card(key: string): string {
    return this.desk.face(key)?.name ?? key.split('/').at(-1)!.replaceAll('-', ' ');
  }

  drawn(query: CardQuery): string {
    if (query.id !== undefined) return this.card(query.id);
    return queryWords(query, query.pack === undefined ? undefined : this.desk.court(query.pack));
  }

  veteran(): string {
    return this.view.roster.find(({ id }) => id === this.about.veteran)?.name ?? effectText.anyVeteran;
  }

  /** Where a court's candle stands. */
  holding(candle: Of<'candle'>['candle']): string {
    if (candle === 'own') return this.#seatOf(this.view.court) ?? effectText.ownCandle;
    if (candle === 'here') return this.about.site ? this.desk.site(this.about.site) : effectText.hereCandle;
    return this.#seatOf(candle.court) ?? this.desk.court(candle.court);
  }

  #seatOf(court: string): string | undefined {
    const site = this.view.sites.find((each) => each.court === court);
    return site && this.desk.site(site.id);
  }

  /** A rival by id, by court, or the one it is about. */
  rival(named: string): string {
    const { rivals } = this.view;
    const found =
      named === 'rival'
        ? rivals.find(({ id }) => id === this.about.rival)
        : (rivals.find(({ id }) => id === named) ?? rivals.find(({ court }) => court === named));
    return found ? this.desk.rival(found.id) : effectText.theRival;
  }
}

const tone = (isGood: boolean) => (isGood ? 'good' : 'bad');

const tellers: { [Name in MainKind]: Teller<Name> } = {
  tallow: ({ tallow }) => ({
    ...{ sign: 'two-coins', amount: signed(tallow), words: effectText.tallow, tone: tone(tallow > 0) },
  }),
  stir: ({ stir }) => ({
    ...{ sign: 'spiked-dragon-head', amount: signed(stir), words: effectText.stir(stir) },
    tone: tone(stir < 0),
  }),
  ground: ({ ground }) => ({
    ...{ sign: 'tower-flag', amount: signed(ground), words: effectText.ground, tone: tone(ground > 0) },
  }),
  flag: () => ({ sign: 'knot', words: effectText.remembered, tone: 'later' }),
  unflag: () => ({ sign: 'knot', words: effectText.forgotten, tone: 'later' }),
  card: ({ card }, names) => ({
    ...{ sign: 'scroll-unfurled', amount: '+1', words: names.drawn(card), tone: 'good' },
  }),
  bundle: () => ({
    ...{ sign: 'open-chest', amount: effectText.bundleAmount, words: effectText.bundles, tone: 'good' },
  }),
  recruit: ({ recruit }, names) => ({
    sign: 'rally-the-troops',
    words:
      recruit === 'v1'
        ? effectText.recruitLike(names.veteran())
        : names.drawn({ type: 'creature', ...recruit }),
    tone: 'good',
  }),
  honour: ({ honour }, names) => ({
    ...{
      sign: 'wax-seal',
      words: effectText.honour(names.veteran(), names.desk.say(`honour.${honour}`)),
      tone: 'good',
    },
  }),
  scar: ({ scar }, names) => ({
    ...{
      sign: 'claw-slashes',
      words: effectText.scar(names.veteran(), names.desk.say(`scar.${scar}`)),
      tone: 'bad',
    },
  }),
  heal: ({ heal }, names) => ({
    sign: 'bandage-roll',
    words: heal === 'v1' ? effectText.healOne(names.veteran()) : effectText.healAll,
    tone: 'good',
  }),
  weary: ({ weary }, names) => ({
    sign: 'night-sleep',
    words: weary === 'v1' ? effectText.wearyOne(names.veteran()) : effectText.wearyMarched,
    tone: 'bad',
  }),
  candle: ({ candle, to }, names) => ({
    sign: to === 'dark' ? 'unlit-candelabra' : 'candle-light',
    words: { won: effectText.candleWon, lit: effectText.candleLit, dark: effectText.candleDark }[to](
      names.holding(candle),
    ),
    tone: tone(to !== 'dark'),
  }),
  open: ({ open }, { desk }) => ({ sign: 'trail', words: effectText.open(desk.site(open)), tone: 'good' }),
  close: ({ close }, { desk }) => ({
    ...{ sign: 'barricade', words: effectText.close(desk.site(close)), tone: 'bad' },
  }),
  road: ({ road: [one, other] }, { desk }) => ({
    ...{ sign: 'mountain-road', words: effectText.road(desk.site(one), desk.site(other)), tone: 'good' },
  }),
  advantage: ({ advantage, at }, { desk }) => ({
    sign: 'heart-plus',
    words: effectText.advantage(desk.say(`advantage.${advantage}`), at && desk.site(at)),
    tone: 'good',
  }),
  stance: ({ stance, by }, names) => ({
    sign: 'shaking-hands',
    words: (by > 0 ? effectText.stanceUp : effectText.stanceDown)(names.rival(stance)),
    tone: tone(by > 0),
  }),
};

const faceOf = <Name extends MainKind>(kind: Name, effect: Of<Name>, names: Names): ChipFace =>
  tellers[kind](effect, names);

/** Two sums of the same kind are one: what counts is what lies in the purse afterwards. */
function joined(effects: readonly Effect[]): Effect[] {
  const told: Effect[] = [];
  for (const effect of effects) {
    const at = told.findIndex(
      (each) => ('tallow' in effect && 'tallow' in each) || ('ground' in effect && 'ground' in each),
    );
    const before = told[at];
    if ('tallow' in effect && before && 'tallow' in before)
      told[at] = { tallow: before.tallow + effect.tallow };
    else if ('ground' in effect && before && 'ground' in before)
      told[at] = { ground: before.ground + effect.ground };
    else told.push(effect);
  }
  return told;
}

/** The chips of some effects, in the order they always have. */
export function chipsOf(desk: CampaignDesk, effects: readonly Effect[], about: About = {}): ChipFace[] {
  const names = new Names(desk, about);
  return joined(effects)
    .toSorted((one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)))
    .map((effect) => faceOf(kindOf(effect), effect as Of<MainKind>, names));
}
