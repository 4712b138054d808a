/**
 * The position while events are being shown: what each event visibly changes. Commentary only; the position that
 * follows is the truth and replaces it.
 */
import type {
  DelveEvent,
  DelveHeroView,
  DelveView,
  FighterView,
  FightView,
} from '../../../../shared/games/delve.ts';

type Kinds = { [Kind in DelveEvent['kind']]: Extract<DelveEvent, { kind: Kind }> };
type Changes = {
  [Kind in keyof Kinds]?: (view: DelveView, event: Kinds[Kind], to: DelveView) => Partial<DelveView>;
};

const withHero = (view: DelveView, seat: number, change: Partial<DelveHeroView>): Partial<DelveView> => ({
  heroes: view.heroes.map((hero) => (hero.seat === seat ? { ...hero, ...change } : hero)),
});

function withFight(view: DelveView, change: (fight: FightView) => Partial<FightView>): Partial<DelveView> {
  return view.fight ? { fight: { ...view.fight, ...change(view.fight) } } : {};
}

const withFighter = (
  view: DelveView,
  side: number,
  change: (fighter: FighterView) => Partial<FighterView>,
): Partial<DelveView> =>
  withFight(view, ({ fighters }) => ({
    fighters: fighters.map((fighter, at) => (at === side ? { ...fighter, ...change(fighter) } : fighter)),
  }));

/** A round over: the winner's cards lie before the loser, the rest on the combat stack. */
function withRound(view: DelveView, { fighter: winner, damage }: Kinds['roundWon']): Partial<DelveView> {
  return withFight(view, ({ fighters, stack }) => {
    const loser = fighters[1 - winner];
    const lost = [...(loser?.shown === undefined ? [] : [loser.shown]), ...(loser?.added ?? [])];
    return {
      stack: [...stack.filter((card) => !damage.includes(card)), ...lost],
      fighters: fighters.map((each, at) => ({
        ...each,
        shown: undefined,
        added: [],
        damage: at === winner ? each.damage : [...each.damage, ...damage],
      })),
    };
  });
}

const changes: Changes = {
  turnBegan: (_, { seat, turn, round }) => ({ seat, turn, round }),
  sunMoved: (_, { space, closes }) => ({ sun: space, closes }),
  towerTaken: (view, { seat, space }) => withHero(view, seat, { space }),
  moved: (view, { seat, from, to }) =>
    withHero(view, seat, { space: to, from, status: 'inside', travel: undefined }),
  chamberLaid: (view, { space, chamber, heading }) => ({
    chambers: [
      ...view.chambers.filter((each) => each.space !== space),
      { space, chamber, heading, entrance: false },
    ],
  }),
  chamberTurned: (view, { space, heading }) => ({
    chambers: view.chambers.map((each) => (each.space === space ? { ...each, heading } : each)),
  }),
  entrancePlaced: (view, { space }) => ({
    chambers: view.chambers.map((each) => (each.space === space ? { ...each, entrance: true } : each)),
  }),
  wentBelow: (view, { seat, space, side }) =>
    withHero(view, seat, { status: 'below', space: undefined, travel: { space, side } }),
  wounded: (view, { seat, wounds }) => withHero(view, seat, { wounds }),
  healed: (view, { seat, wounds }) => withHero(view, seat, { wounds }),
  monsterLeft: (view, { monster, space }) => ({ monsters: [...view.monsters, { monster, space }] }),
  monsterMoved: (view, { monster, from, to }) => ({
    monsters: view.monsters.map((each) =>
      each.space === from && each.monster === monster ? { ...each, space: to } : each,
    ),
  }),
  died: (view, { seat }) => withHero(view, seat, { status: 'dead', space: undefined, travel: undefined }),
  leftDungeon: (view, { seat }) => withHero(view, seat, { status: 'out', space: undefined }),
  monsterMet: (_, _event, to) => (to.fight ? { fight: to.fight } : {}),
  handDrawn: (view, { fighter, count }) => withFighter(view, fighter, ({ hand }) => ({ hand: hand + count })),
  cardLaid: (view, { fighter }) => withFighter(view, fighter, () => ({ hasLaid: true })),
  revealed: (view, { round, attacks, values }) => ({
    ...withFight(view, ({ fighters }) => ({
      round,
      stage: 'reveal',
      fighters: fighters.map((each, at) => ({
        ...each,
        hasLaid: false,
        laid: undefined,
        shown: attacks[at],
        value: values[at] ?? 0,
      })),
    })),
  }),
  countered: (view, { fighter, attack, total }) =>
    withFighter(view, fighter, ({ added }) => ({ added: [...added, attack], value: total })),
  roundWon: withRound,
  monsterSlain: () => ({ fight: undefined }),
  fightEnded: () => ({ fight: undefined }),
};

export function viewAfter<Kind extends DelveEvent['kind']>(
  view: DelveView,
  event: Kinds[Kind],
  to: DelveView,
): DelveView {
  const change = changes[event.kind as Kind] as Changes[Kind] | undefined;
  return change ? { ...view, ...change(view, event, to) } : view;
}
