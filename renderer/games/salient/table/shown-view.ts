/**
 * The position while events are being shown: what each event visibly changes. Commentary only; the position that
 * follows is the truth and replaces it.
 */
import type {
  SalientEvent,
  SalientPlayerView,
  SalientView,
  UnitView,
} from '../../../../shared/games/salient.ts';
import { classOfDice } from '../dice/shapes.ts';

type Kinds = { [Kind in SalientEvent['kind']]: Extract<SalientEvent, { kind: Kind }> };
type Changes = {
  [Kind in keyof Kinds]?: (view: SalientView, event: Kinds[Kind], to: SalientView) => Partial<SalientView>;
};

const withUnit = (view: SalientView, id: number, change: Partial<UnitView>): Partial<SalientView> => ({
  units: view.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});

const withPlayer = (
  view: SalientView,
  seat: number,
  change: (player: SalientPlayerView) => Partial<SalientPlayerView>,
): Partial<SalientView> => ({
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});

const diceOf = (dice: number[]): Partial<UnitView> => ({
  dice,
  class: classOfDice(dice),
  strength: dice.reduce((sum, face) => sum + face, 0),
});

function newUnit(
  view: SalientView,
  unit: Pick<UnitView, 'id' | 'seat' | 'space' | 'isBehind'>,
  dice: number[],
) {
  const made: UnitView = { ...unit, hasAdvanced: false, dice, class: 'light', strength: 0, ...diceOf(dice) };
  return { units: [...view.units.filter(({ id }) => id !== unit.id), made] };
}

const changes: Changes = {
  turnBegan: (_, { seat, turn, round }) => ({ seat, turn, round, phase: 'prepare', orders: [] }),
  rolled: (view, { seat, dice }) => ({
    phase: 'assign',
    ...withPlayer(view, seat, () => ({ fresh: dice.toSorted((one, other) => one - other), resting: 0 })),
  }),
  executed: () => ({ phase: 'resolve' }),
  gained: (view, { seat, credits, research }) =>
    withPlayer(view, seat, (player) => ({
      credits: player.credits + credits,
      research: player.research + research,
    })),
  deployed: (view, { unit, seat, space, dice }) =>
    newUnit(view, { id: unit, seat, space, isBehind: false }, dice),
  lifted: (view, { unit, to }) => withUnit(view, unit, { space: to }),
  moved: (view, { unit, to }) => withUnit(view, unit, { space: to }),
  crossed: (view, { unit, seat, space, by }) =>
    by === 'sunfire'
      ? newUnit(view, { id: unit, seat, space, isBehind: true }, [1])
      : withUnit(view, unit, { space, isBehind: true }),
  damaged: (view, { unit, dice }) => (dice.length > 0 ? withUnit(view, unit, diceOf(dice)) : {}),
  strengthened: (view, { unit, dice }) => withUnit(view, unit, diceOf(dice)),
  stacked: (view, { unit, dice }) => withUnit(view, unit, diceOf(dice)),
  destroyed: (view, { unit }) => ({ units: view.units.filter(({ id }) => id !== unit) }),
  mineLaid: (view, { space }) => ({ mines: [...view.mines, space] }),
  mineGone: (view, { space }) => ({ mines: view.mines.filter((mine) => mine !== space) }),
  upgraded: (view, { seat, card }) =>
    withPlayer(view, seat, ({ upgraded }) => ({ upgraded: [...upgraded, card] })),
  jammed: (view, { enemy, at }) => withPlayer(view, enemy, ({ jammed }) => ({ jammed: [...jammed, at] })),
  cleared: (view, { seat, at }) =>
    withPlayer(view, seat, ({ jammed }) => ({ jammed: jammed.filter((each) => each !== at) })),
  cardDrawn: (_, _event, to) => ({ row: to.row, cardsLeft: to.cardsLeft }),
};

export function viewAfter<Kind extends SalientEvent['kind']>(
  view: SalientView,
  event: Kinds[Kind],
  to: SalientView,
): SalientView {
  const change = changes[event.kind as Kind] as Changes[Kind] | undefined;
  return change ? { ...view, ...change(view, event, to) } : view;
}
