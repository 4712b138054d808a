/** English noun phrases for what is no creature: actions on the stack, cards, squares; and the costs of an effect. */
import { unreachable } from '../../../../../../shared/result.ts';
import type { CardFilter, Cost, ItemFilter, ItemRef, SquareFilter, Terrain } from '../../language.ts';
import { glue, icon, join, keywordPart, say, value, words, type Phrase } from '../parts.ts';
import { introduceTaken, type Scene } from '../scene.ts';
import { filterNoun, listed, places, printedLevelWords, quantity, whoNoun, withArticle } from './nouns.ts';
import { orderUnit } from './units.ts';
import { abilityWord } from './words.ts';

type ItemKind = NonNullable<ItemFilter['what']>;

const itemWords: Record<ItemKind, Phrase> = {
  order: words('order'),
  power: words('power'),
  attack: words('attack'),
  meleeAttack: icon('melee', 'melee attack'),
  rangedAttack: icon('ranged', 'ranged attack'),
  move: words('move'),
  collect: words('treasure collection'),
  trigger: words('triggered power'),
};

/** "an enemy order of Level 3 or less", "an attack aimed at one of your creatures". */
function itemNoun(filter: ItemFilter, scene: Scene): Phrase {
  const kind = filter.what ? itemWords[filter.what] : words('action');
  const noun = join([words(filter.timing ?? ''), kind], ' ');
  const said = filter.by === 'you' ? glue(words('one of your '), noun, words('s')) : undefined;
  const core = said ?? withArticle(join([words(filter.by === 'enemy' ? 'enemy' : ''), noun], ' '));
  const level = filter.level ? say`of ${printedLevelWords(filter.level, scene)}` : [];
  const aim = filter.aimsAt ? say`aimed at ${filterNoun(filter.aimsAt, 'a', scene).object}` : [];
  return join([core, level, aim], ' ');
}

/** An action on the stack: described when first spoken of, pointed back to later. */
export function itemRef(ref: ItemRef, scene: Scene): Phrase {
  if (ref === 'event') return words(scene.on?.event === 'orderPlayed' ? 'that order' : 'that attack');
  const name = ref.target;
  const key = `item ${name}`;
  const target = scene.targets.get(name);
  const filter = target?.kind === 'item' ? target.filter : {};
  if (scene.said.has(key))
    return glue(words('that '), filter.what ? itemWords[filter.what] : words('action'));
  scene.said.set(key, { filter: {}, many: false, attacked: true });
  return itemNoun(filter, scene);
}

/** "minor orders", "Undead creature cards of Level 2 or less". */
export function cardNoun(
  filter: CardFilter,
  pile: 'order' | 'creature',
  plural: boolean,
  scene: Scene,
): Phrase {
  const head = pile === 'order' ? (plural ? 'orders' : 'order') : plural ? 'creature cards' : 'creature card';
  const noun = join(
    [words(filter.timing ?? ''), listed((filter.keyword ?? []).map(keywordPart), 'or'), words(head)],
    ' ',
  );
  const level = filter.level ? say`of ${printedLevelWords(filter.level, scene)}` : [];
  const ability = filter.ability ? say`with ${abilityWord(filter.ability)}` : [];
  return join([noun, level, ability], ' ');
}

/** "a free square within 3 squares", "a free obstacle square adjacent to this creature". */
export function squareNoun({ on, ...where }: SquareFilter, scene: Scene): Phrase {
  return join([words(on ? freeSquares[on] : 'a free square'), ...places(where, scene)], ' ');
}

const freeSquares: Record<Terrain, string> = {
  difficult: 'a free difficult square',
  hazardous: 'a free hazardous square',
  obstacle: 'a free obstacle square',
  circle: 'a free square of a magic circle',
  start: 'a free square of a start area',
  open: 'a free square of open floor',
};

/** A square chosen on declaration: described first, "that square" later. */
export function squareRef(name: string, scene: Scene): Phrase {
  const key = `square ${name}`;
  const target = scene.targets.get(name);
  if (scene.said.has(key)) return words('that square');
  scene.said.set(key, { filter: {}, many: false, attacked: true });
  return squareNoun(target?.kind === 'square' ? target.filter : {}, scene);
}

/** What is paid: the verb, and what follows it: "discard an order", "tap 2 of your other creatures". */
function costWords(cost: Cost, scene: Scene): [verb: string, rest: Phrase] {
  switch (cost.pay) {
    case 'discard':
      introduceTaken(scene, cost.as, cost.pay, cost.cards > 1);
      return ['discard', quantity(cost.cards, orderUnit, scene)];
    case 'morale':
      return ['lose', say`${cost.amount} Morale`];
    case 'leadership':
      return ['lose', say`${cost.amount} Leadership`];
    case 'tap': {
      introduceTaken(scene, cost.as, cost.pay, cost.creatures > 1);
      const form = cost.creatures === 1 ? 'a' : { exactly: cost.creatures };
      return ['tap', filterNoun(cost.filter, form, scene).object];
    }
    case 'destroy':
      introduceTaken(scene, cost.as, cost.pay);
      return ['destroy', filterNoun(cost.filter, 'a', scene).object];
    case 'wound':
      return ['put', say`${value(cost.amount)} damage on ${whoNoun('actor', scene, { aside: true }).object}`];
    case 'detachThis':
      return ['remove', words('this card')];
    default:
      return unreachable(cost);
  }
}

/** What attached text costs is paid by whoever controls the creature, who need not be the reader. */
const playersOwn: ReadonlySet<Cost['pay']> = new Set(['discard', 'morale', 'leadership']);

/** The price of a power as it stands before the colon. */
export const powerCosts = (costs: readonly Cost[], scene: Scene): Phrase[] =>
  costs.map((cost) => {
    const [verb, rest] = costWords(cost, scene);
    const isTheirs = scene.speaker === 'attached' && playersOwn.has(cost.pay);
    return isTheirs ? say`its controller ${verb}s ${rest}` : say`${verb} ${rest}`;
  });

/** As commands to you. */
export const costList = (costs: readonly Cost[], scene: Scene): Phrase[] =>
  costs.map((cost) => {
    const [verb, rest] = costWords(cost, scene);
    return say`${verb} ${rest}`;
  });

/** As what another player does, or may do, with what is theirs. */
export function theirCosts(costs: readonly Cost[], scene: Scene, form: 'does' | 'may'): Phrase {
  scene.mine = 'their';
  const said = costs.map((cost) => {
    const [verb, rest] = costWords(cost, scene);
    return say`${form === 'does' ? `${verb}s` : verb} ${rest}`;
  });
  scene.mine = 'your';
  return listed(said);
}
