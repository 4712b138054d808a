/** What is declared and not yet resolved, and what lasts for a while, in a position. */
import type { Seat } from '../../../../shared/game.ts';
import { playOf, type Play } from '../play.ts';
import { newItem } from '../stack-items.ts';
import { none, type Bound, type CardId, type Effect, type Item, type State } from '../state.ts';
import { atField, FieldMistake, type Casting } from './casting.ts';
import { creatureOf, itemOf, seatOf, squareOf, type Names } from './names.ts';
import type { EffectText, ScenarioText, StackItemText } from './schema.ts';

/** Numbers the order cards that lie on the stack; an order of several actions is one card. */
export function castStack(text: ScenarioText, casting: Casting): Map<StackItemText, CardId> {
  const cards = new Map<StackItemText, CardId>();
  text.stack?.forEach((item, index) => {
    const { card: name } = item;
    if (item.kind !== 'order' || name === undefined) return;
    const field = `stack[${index}].card`;
    const card = atField(field, () => casting.cardNamed(name, 'order'));
    const same = [...cards].find(([other]) => other.card === item.card && other.by === item.by);
    cards.set(item, same?.[1] ?? casting.addInstance(card, stackOwner(text, casting, item, field)));
  });
  return cards;
}

function stackOwner(text: ScenarioText, { names }: Casting, item: StackItemText, field: string): Seat {
  const actor = text.creatures?.find(({ name }) => name === item.by);
  return atField(field, () => seatOf(names.players, item.player ?? actor?.controller ?? actor?.owner ?? 0));
}

export function placeStack(
  state: State,
  text: ScenarioText,
  names: Names,
  cards: ReadonlyMap<StackItemText, CardId>,
): void {
  const play = playOf(state);
  text.stack?.forEach((item, index) => {
    const field = `stack[${index}]`;
    const placed = atField(field, () => itemFrom(play, names, item, cards.get(item) ?? none, field));
    if (item.name !== undefined) names.items.set(placed.id, item.name);
    state.stack.push(placed);
  });
  if (state.stack.length > 0) state.frames.push({ kind: 'stack', stage: 'ask', asked: 0, opened: true });
}

function itemFrom(play: Play, names: Names, text: StackItemText, card: CardId, field: string): Item {
  const { state } = play;
  const actor = text.by === undefined ? none : creatureOf(state, names, text.by);
  const controller = state.creatures.find(({ id }) => id === actor)?.seat ?? state.seat;
  const field2d = state.setup.battlefield;
  const item = newItem(play, {
    kind: text.kind,
    seat: text.player === undefined ? controller : seatOf(names.players, text.player),
    actor,
    card,
    timing: text.kind === 'hazard' || text.kind === 'trigger' ? 'triggered' : 'standard',
    targets: targetsFrom(play, names, text),
    path: (text.path ?? (text.at === undefined ? [] : [text.at])).map((each) => squareOf(field2d, each)),
    answers: text.answers === undefined ? 0 : itemOf(state, names, text.answers).id,
    mode: text.kind === 'attack' ? (text.mode ?? 'melee') : '',
    bonus: text.bonus ?? 0,
  });
  if (text.kind === 'dodge') item.timing = 'immediate';
  if (text.kind === 'move') item.timing = 'minor';
  if (text.kind === 'order') readOrder(play, item, text, field);
  if (text.kind === 'power' || text.kind === 'trigger') readText(play, item, text, field);
  return item;
}

function readOrder(play: Play, item: Item, text: StackItemText, field: string): void {
  if (item.card === none) throw new FieldMistake(field, 'An order on the stack needs "card".');
  const { actions, card } = play.program.faceById[item.card];
  const code = actions[(text.action ?? 1) - 1];
  if (code === undefined)
    throw new FieldMistake(`${field}.action`, `${card.name} has ${actions.length} actions.`);
  item.code = code;
  if (card.type === 'order') item.timing = card.timing;
}

function readText(play: Play, item: Item, text: StackItemText, field: string): void {
  const face = item.actor === none ? undefined : play.program.faceById[item.actor];
  const texts = (text.kind === 'power' ? face?.powers : face?.triggers) ?? [];
  const wanted = text.power ?? 1;
  const found =
    typeof wanted === 'number'
      ? texts[wanted - 1]
      : texts.find((each) => 'name' in each.text && each.text.name === wanted);
  if (!found) throw new FieldMistake(`${field}.power`, `It has no ${text.kind} ${wanted}.`);
  item.card = item.actor;
  item.code = found.code;
  if (found.text.kind === 'power') item.timing = found.text.timing;
}

function targetsFrom({ state }: Play, names: Names, text: StackItemText): Bound[] {
  const creature = (name: string): CardId => creatureOf(state, names, name);
  const bounds: Bound[] =
    text.target === undefined ? [] : [{ name: 'target', kind: 'creature', ids: [creature(text.target)] }];
  for (const [name, value] of Object.entries(text.targets ?? {})) {
    if (typeof value === 'string' && state.creatures.some(({ id }) => names.cards.get(id) === value))
      bounds.push({ name, kind: 'creature', ids: [creature(value)] });
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      bounds.push({ name, kind: 'creature', ids: value.map(creature) });
    else if (typeof value === 'string' && names.players.includes(value))
      bounds.push({ name, kind: 'player', ids: [seatOf(names.players, value)] });
    else if (typeof value === 'string' && [...names.items.values()].includes(value))
      bounds.push({ name, kind: 'item', ids: [itemOf(state, names, value).id] });
    else bounds.push({ name, kind: 'square', ids: [squareOf(state.setup.battlefield, value as never)] });
  }
  return bounds;
}

export function placeEffects(state: State, text: ScenarioText, names: Names): void {
  text.effects?.forEach((effect, index) => {
    const field = `effects[${index}]`;
    state.effects.push(atField(field, () => effectFrom(state, effect, names, field)));
  });
}

function effectFrom(state: State, text: EffectText, names: Names, field: string): Effect {
  const base = {
    id: state.next++,
    seat: seatOf(names.players, text.by ?? state.seat),
    until: text.until ?? ('endOfTurn' as const),
    turn: text.made ?? state.turn,
    card: none,
    creature: creatureOf(state, names, text.on),
  };
  if (text.stat !== undefined) return { ...base, kind: 'modify', stat: text.stat, by: text.change ?? 0 };
  if (text.trait !== undefined) return { ...base, kind: 'trait', trait: text.trait };
  if (text.keyword !== undefined) return { ...base, kind: 'keyword', keyword: text.keyword };
  if (text.ability !== undefined) return { ...base, kind: 'ability', ability: text.ability };
  if (text.counter !== undefined)
    return { ...base, kind: 'counter', name: text.counter, count: text.amount ?? 1 };
  if (text.returnsTo !== undefined)
    return { ...base, kind: 'control', from: seatOf(names.players, text.returnsTo) };
  if (text.prevent === undefined)
    throw new FieldMistake(
      field,
      'An effect needs one of stat, trait, keyword, ability, counter, prevent, returnsTo.',
    );
  const item = text.source === undefined ? 0 : itemOf(state, names, text.source).id;
  return { ...base, kind: 'shield', amount: text.prevent, item, once: text.once === true };
}
