/** A completed declaration becomes real: taps and costs are paid, the items go on the stack (R-08, W-421). */
import { payPlain, payWith } from './costs.ts';
import { destroyFallen, tap } from './creatures.ts';
import { orderOf, tapsFor, textOf, useOf } from './declarations.ts';
import { openStack } from './open-stack.ts';
import { creatureOf, faceOf, findCreature, removeFrom, type Play } from './play.ts';
import { newItem, pushItems, spendOrder } from './stack-items.ts';
import { namedPayment } from './program.ts';
import { none, type CardId, type Creature, type Declaration, type Item } from './state.ts';
import { planOf } from './targets.ts';
import { timingNumber } from './event-fits.ts';
import { fire, fireFor } from './triggers.ts';

export function commit(play: Play, declaration: Declaration): void {
  const items = declaration.kind === 'order' ? orderItems(play, declaration) : [textItem(play, declaration)];
  tapActor(play, declaration);
  spend(play, declaration);
  for (const id of declaration.assistants) assist(play, id, declaration.actor);
  rememberPayment(play, declaration, items);
  payAll(play, declaration);
  destroyFallen(play); // a cost may take off the card a creature lived by
  if (play.state.outcome) return spendOrder(play, items[0]); // a cost may end the match
  pushItems(play, items, declaration.assistants);
  if (declaration.kind === 'order') announceOrder(play, declaration, items[0]);
  openStack(play);
}

/** One item an action (W-421). The card leaves the hand and is public from now on. */
function orderItems(play: Play, declaration: Declaration): Item[] {
  const { card, seat, actor, targets } = declaration;
  removeFrom(play.state.players[seat].orderHand, card);
  play.state.played += 1;
  play.revealed = true;
  const { timing } = orderOf(play, card);
  return faceOf(play, card).actions.map((code) =>
    newItem(play, {
      kind: 'order',
      seat,
      actor,
      card,
      code,
      timing,
      targets: targets.map((bound) => ({ ...bound })),
    }),
  );
}

function textItem(play: Play, declaration: Declaration): Item {
  const { kind, card, seat, actor, targets, happening } = declaration;
  const text = textOf(play, declaration.text);
  const { code } = play.program.texts[declaration.text];
  const timing = text.kind === 'power' ? text.timing : 'triggered';
  if (kind === 'order') throw new Error('an order is no text');
  return newItem(play, { kind, seat, actor, card, code, timing, targets, happening });
}

function tapActor(play: Play, declaration: Declaration): void {
  const actor = findCreature(play, declaration.actor);
  if (!actor) return;
  if (declaration.kind === 'order') {
    if (orderOf(play, declaration.card).timing !== 'minor') tap(play, actor);
    return;
  }
  const text = textOf(play, declaration.text);
  if (tapsFor(text)) tap(play, actor);
  else if (text.kind === 'power')
    actor.used = [...actor.used, useOf(play, declaration.card, declaration.text)];
}

/** */
function spend(play: Play, { kind, card, text }: Declaration): void {
  if (kind !== 'order' && textOf(play, text).once) play.state.spent.push(useOf(play, card, text));
}

function assist(play: Play, id: CardId, actor: CardId): void {
  const helper = creatureOf(play, id);
  tap(play, helper);
  fireFor(play, 'assists', helper, actor);
}

/** Every action may speak of what a cost has named, also of whoever is destroyed to pay it, as it last stood. */
function rememberPayment(play: Play, declaration: Declaration, items: readonly Item[]): void {
  const { isNamed, price } = planOf(play, declaration);
  if (!isNamed) return;
  const doomed = price.flatMap((cost, index): Creature[] =>
    cost.pay === 'destroy' ? [creatureOf(play, declaration.payment[index])] : [],
  );
  for (const item of items) {
    item.picked = namedPayment(price, declaration.payment);
    item.fallen = doomed.map((creature) => ({ ...creature, attached: [], used: [] }));
  }
}

function payAll(play: Play, declaration: Declaration): void {
  const { price, cost } = planOf(play, declaration);
  price.forEach((part, index) => {
    payWith(play, declaration.seat, part, declaration.payment[index]);
  });
  for (const part of cost) payPlain(play, declaration.seat, part, declaration.actor, declaration.card);
}

function announceOrder(play: Play, { card, seat, actor }: Declaration, { id: item }: Item): void {
  const { timing } = orderOf(play, card);
  fire(play, 'orderPlayed', { subject: actor, other: none, amount: timingNumber[timing], seat, item });
}
