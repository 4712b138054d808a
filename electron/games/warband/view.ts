/** What one viewer may know of a match: hands, deck order and chest values of others never leave this file. */
import type { Seat, Viewer } from '../../../shared/game.ts';
import type {
  CreatureView,
  DeclaringView,
  ObjectiveView,
  PlayerView,
  WarbandEvent,
  WarbandView,
} from '../../../shared/games/warband.ts';
import { abilityNames, traits } from './cards/language.ts';
import { changesOf } from './changes.ts';
import { deployedLevels } from './creatures.ts';
import { effectView } from './effect-view.ts';
import { faceOf, ownerOf, lookAt, topFrame, type Play } from './play.ts';
import { hasAbility, hasKeyword, sizeOf } from './printed.ts';
import { traitBit } from './program.ts';
import { itemView, titleOf } from './stack-items.ts';
import { none, type CardId, type Creature, type Objective, type State } from './state.ts';
import { statOf, traitsOf } from './values.ts';

const mayLook = (viewer: Viewer, seat: Seat): boolean => viewer === 'open' || viewer === seat;

export function viewOf(state: Readonly<State>, viewer: Viewer): WarbandView {
  const play = lookAt(state);
  const players = state.players.map((_, seat) => playerView(play, seat, viewer));
  return {
    viewer,
    form: state.setup.form,
    battlefield: state.setup.battlefield,
    cards: knownCards(play, players, viewer),
    players,
    creatures: state.creatures.map((creature) => creatureView(play, creature)),
    chests: state.chests.map(({ square }) => square),
    tokens: state.tokens.map((pile) => ({ ...pile })),
    effects: state.effects.map(effectView),
    stack: state.stack.map((item) => itemView(play, item)),
    resolving: state.resolving && itemView(play, state.resolving),
    declaring: declaringView(play, viewer),
    picked: pickedIn(state),
    seat: state.seat,
    turn: state.turn,
    round: Math.ceil(state.turn / state.players.length),
    phase: state.phase,
    active: state.active,
    redrawn: state.redrawn,
    ...(state.setup.objectives && { objectives: objectivesOf(play, state.setup.objectives) }),
    outcome: state.outcome,
  };
}

/** aims are public, and so is how far they have come. */
function objectivesOf(play: Play, objectives: readonly Objective[]): ObjectiveView[] {
  const { held, players, creatures } = play.state;
  return objectives.map((objective, index) => {
    if (objective.kind === 'hold') return { ...objective, held: held[index] };
    if (objective.kind === 'collect') return { ...objective, collected: players[objective.seat].collected };
    if (objective.kind === 'lastUntil') return objective;
    const { kind, seat, creature: card } = objective;
    return { kind, seat, card, creature: creatures.find(({ id }) => faceOf(play, id).card.id === card)?.id };
  });
}

function playerView(play: Play, seat: Seat, viewer: Viewer): PlayerView {
  const player = play.state.players[seat];
  const { name, team } = play.state.setup.seats[seat];
  const isOwn = mayLook(viewer, seat);
  return {
    seat,
    name,
    team,
    commander: play.state.setup.commanders[seat],
    morale: player.morale,
    leadership: player.leadership,
    deployed: deployedLevels(play, seat),
    orderHand: isOwn ? [...player.orderHand] : undefined,
    creatureHand: isOwn ? [...player.creatureHand] : undefined,
    orderHandSize: player.orderHand.length,
    creatureHandSize: player.creatureHand.length,
    orderDeckSize: player.orderDeck.length,
    creatureDeckSize: player.creatureDeck.length,
    discard: [...player.discard],
    graveyard: [...player.graveyard],
    collected: player.collected,
  };
}

function creatureView(play: Play, creature: Creature): CreatureView {
  const stat = (name: Parameters<typeof statOf>[2]): number => statOf(play, creature, name);
  const mask = traitsOf(play, creature);
  const keywords = new Set(faceOf(play, creature.id).keywords);
  for (const effect of play.state.effects) {
    if (effect.kind === 'keyword' && hasKeyword(play, creature, effect.keyword)) keywords.add(effect.keyword);
  }
  return {
    id: creature.id,
    seat: creature.seat,
    owner: ownerOf(play, creature.id),
    square: creature.square,
    size: sizeOf(play, creature.id),
    tapped: creature.tapped,
    damage: creature.damage,
    attached: [...creature.attached],
    changes: changesOf(play, creature),
    level: stat('level'),
    hitPoints: stat('hitPoints'),
    melee: stat('melee'),
    ranged: stat('ranged'),
    range: stat('range'),
    speed: stat('speed'),
    traits: traits.filter((trait) => (mask & traitBit[trait]) !== 0),
    keywords: [...keywords],
    abilities: abilityNames.filter((ability) => hasAbility(play, creature, ability)),
    hasActed: creature.activated === play.state.turn,
  };
}

/** a declared order is public once it is on the stack, not before. */
function declaringView({ state, program }: Play, viewer: Viewer): DeclaringView | undefined {
  const frame = topFrame(state);
  if (frame?.kind !== 'declare' || !mayLook(viewer, frame.declaration.seat)) return undefined;
  const { kind, seat, card, text, actor, assistants, payment, targets } = frame.declaration;
  return {
    kind,
    seat,
    card,
    actor,
    assistants: [...assistants],
    payment: [...payment],
    targets: targets.map(({ name, kind: of, ids }) => ({ name, kind: of, ids: [...ids] })),
    ...titleOf(program.codes[program.texts[text]?.code ?? none]?.source),
  };
}

/** chosen in the open, on resolution. */
function pickedIn(state: Readonly<State>): CardId[] {
  const frame = topFrame(state);
  return frame?.kind === 'pick' ? [...frame.chosen] : [];
}

/** Cards a player is looking at to choose from, such as the top of their deck. */
function offeredCards(state: Readonly<State>, viewer: Viewer): CardId[] {
  const frame = topFrame(state);
  return frame?.kind === 'cards' && mayLook(viewer, frame.seat) ? frame.cards : [];
}

/** Cards the viewer sees: the open ones, the hands they may look into, and what they are to choose from. */
function knownCards(play: Play, players: PlayerView[], viewer: Viewer): Record<CardId, string> {
  const { state } = play;
  const known: Record<CardId, string> = {};
  const add = (card: CardId): void => {
    known[card] = faceOf(play, card).card.id;
  };
  for (const creature of state.creatures) [creature.id, ...creature.attached].forEach(add);
  const items = state.resolving ? [...state.stack, state.resolving] : state.stack;
  for (const { card } of items) if (card >= 0) add(card);
  for (const { cards } of state.redrawn) cards.forEach(add);
  // Whoever was changed by a card saw it, wherever it went since.
  for (const { card } of state.effects) if (card >= 0) add(card);
  offeredCards(state, viewer).forEach(add);
  for (const player of players) {
    [player.commander, ...player.discard, ...player.graveyard].forEach(add);
    [...(player.orderHand ?? []), ...(player.creatureHand ?? [])].forEach(add);
  }
  return known;
}

/** An event as this viewer may know it: cards drawn, looked at or put under a deck are shown to those concerned only. */
export function redactEvent(event: WarbandEvent, viewer: Viewer): WarbandEvent | undefined {
  switch (event.kind) {
    case 'drew':
    case 'looked':
      return mayLook(viewer, event.seat) ? event : { ...event, cards: [] };
    case 'returned':
      return event.to === 'hand' || mayLook(viewer, event.seat) ? event : { ...event, cards: [] };
    default:
      return event;
  }
}
