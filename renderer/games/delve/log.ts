/** Events of Delve as lines of the log. Places in a line can be pointed at. */
import type { DelveEvent, DeathCause, Space } from '../../../shared/games/delve.ts';
import { isTableEvent, type TableEvent } from '../../../shared/table.ts';
import type { LogLine, LogPart } from '../../matches/log-line.ts';
import type { GameLogEntry } from '../../table/of-game.ts';
import { attributeNames, deathText, deckNames, sideName } from '../../text/delve.ts';
import { botReason, logText as text } from '../../text/delve-log.ts';
import type { Names } from './names.ts';

interface Told {
  level?: LogLine['level'];
  seat?: number | undefined;
  parts: LogPart[];
}

/** Cards stand out, but lie nowhere on the map. */
const nowhere = -1;
const named = (name: string): LogPart => ({ name, card: nowhere });

/** The spaces a line of the log is about. */
export const spacesIn = ({ parts }: Pick<LogLine, 'parts'>): Space[] =>
  parts.flatMap((part) => (typeof part === 'string' || part.card === nowhere ? [] : [part.card]));

interface Writer {
  names: Names;
  place: (space: Space) => LogPart;
  attacks: (attacks: readonly number[]) => LogPart[];
  /** Who plays which side of the fight. */
  side: (fighter: 0 | 1) => string;
}

/** Fighters are named by the fight they are in, which the log tells as it goes. */
class FightNames {
  hero = '';
  other: string = text.theMonster;

  hear(event: DelveEvent, names: Names): void {
    if (event.kind === 'monsterMet') {
      this.hero = names.player(event.seat);
      this.other = names.monster(event.monster);
    } else if (event.kind === 'fightBegan') {
      this.hero = names.player(event.seat);
      if (event.isDuel) this.other = names.player(event.against);
    }
  }

  of(fighter: 0 | 1): string {
    return fighter === 0 ? this.hero : this.other;
  }
}

export function makeLog(entries: readonly GameLogEntry<DelveEvent>[], names: Names): LogLine[] {
  const fight = new FightNames();
  const writer: Writer = {
    names,
    place: (space) => ({ name: names.place(space), card: space }),
    attacks: (attacks) =>
      attacks.flatMap((attack, i): LogPart[] => [...(i > 0 ? [', '] : []), named(names.attack(attack))]),
    side: (fighter) => fight.of(fighter),
  };
  return entries.flatMap(({ at, event }, i): LogLine[] => {
    if (!isTableEvent(event)) fight.hear(event, names);
    const told = isTableEvent(event) ? tellTable(event) : tell(event, writer);
    if (!told) return [];
    const rule = isTableEvent(event) ? undefined : event.rule;
    return [
      {
        key: `${String(at)}.${String(i)}`,
        level: told.level ?? 'main',
        seat: told.seat,
        parts: told.parts,
        ...(rule !== undefined && told.level !== 'turn' && { rule }),
      },
    ];
  });
}

const tellTable = (event: TableEvent): Told | undefined =>
  event.kind === 'botReason' ? { level: 'sub', seat: event.seat, parts: [botReason(event.code)] } : undefined;

type Kinds = { [Kind in DelveEvent['kind']]: Extract<DelveEvent, { kind: Kind }> };
type Tellers = { [Kind in keyof Kinds]?: (event: Kinds[Kind], writer: Writer) => Told | undefined };

export const deathWords = (cause: DeathCause, monster: string): string => deathText[cause](monster);

const tellers: Tellers = {
  heroTaken: ({ seat, hero }, { names }) => ({
    seat,
    parts: [names.player(seat), text.hero, named(names.heroFace(hero))],
  }),
  runesDrawn: ({ seat, runes }, { names }) => ({
    seat,
    parts: [
      names.player(seat),
      text.runes,
      ...runes.flatMap((rune, i): LogPart[] => [...(i > 0 ? [', '] : []), named(names.card(rune))]),
    ],
  }),
  firstChosen: ({ seat }, { names }) => ({ seat, parts: [names.player(seat), text.first] }),
  towerTaken: ({ seat, space }, { names, place }) => ({
    seat,
    parts: [names.player(seat), text.tower, place(space)],
  }),
  turnBegan: ({ seat, round }, { names }) => ({
    level: 'turn',
    seat,
    parts: [text.turn(round, names.player(seat))],
  }),
  sunMoved: ({ space, closes }) => ({ parts: [text.sun(space, closes)] }),
  rolled: ({ seat, dice, reason }, { names }) =>
    reason === 'test'
      ? undefined
      : { level: 'sub', seat, parts: [names.player(seat), text.rolls(dice.join(' + '))] },
  tested: ({ seat, attribute, total, needed, passed, card }, { names }) => ({
    seat,
    parts: [
      names.player(seat),
      text.tested(attributeNames[attribute], total, needed, passed),
      ...(card >= 0 ? [': ', named(names.card(card))] : []),
    ],
  }),
  determined: ({ seat, tokens }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.determined(tokens)],
  }),
  turnLost: ({ seat }, { names }) => ({ seat, parts: [names.player(seat), text.turnLost] }),
  moved: ({ seat, to, manner }, { names, place }) => ({
    seat,
    parts: [names.player(seat), text.moves[manner], place(to)],
  }),
  chamberDrawn: ({ seat, chamber }, { names }) => ({
    seat,
    parts: [names.player(seat), text.chamberDrawn, named(names.chamber(chamber))],
  }),
  chamberReturned: ({ seat, chamber }, { names }) => ({
    level: 'sub',
    seat,
    parts: [named(names.chamber(chamber)), text.chamberReturned],
  }),
  chamberTurned: ({ space }, { place }) => ({ level: 'sub', parts: [text.turned, place(space)] }),
  stoodOn: ({ seat, side }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.stands, sideName(side)],
  }),
  crossed: ({ seat, passed }, { names }) => ({ seat, parts: [names.player(seat), text.crossed(passed)] }),
  blocked: ({ seat }, { names }) => ({ seat, parts: [names.player(seat), text.blocked] }),
  searched: ({ seat, count }, { names }) => ({ seat, parts: [names.player(seat), text.searched(count)] }),
  cardDrawn: ({ seat, deck, card }, { names }) => ({
    seat,
    parts:
      card === undefined
        ? [names.player(seat), text.drawsHidden(deckNames[deck])]
        : [names.player(seat), text.draws, named(names.card(card))],
  }),
  cardStopped: ({ seat, card }, { names }) => ({
    level: 'sub',
    seat,
    parts: [named(names.card(card)), text.stopped],
  }),
  noCard: ({ seat, deck }) => ({ level: 'sub', seat, parts: [text.noCard(deckNames[deck])] }),
  deckRebuilt: ({ deck }) => ({ level: 'sub', parts: [text.rebuilt(deckNames[deck])] }),
  cardUsed: ({ seat, card }, { names }) => ({
    seat,
    parts: [names.player(seat), text.uses, named(names.card(card))],
  }),
  abilityUsed: ({ seat, hero }, { names }) => ({
    seat,
    parts: [names.player(seat), text.uses, named(names.ability(hero))],
  }),
  lootKept: ({ seat, deck, card }, { names }) => ({
    level: 'sub',
    seat,
    parts:
      card === undefined
        ? [names.player(seat), text.keepsHidden(deckNames[deck])]
        : [names.player(seat), text.keeps, named(names.card(card))],
  }),
  lootDropped: ({ seat, card }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.drops, named(names.card(card))],
  }),
  lootTaken: ({ seat, from, card }, { names }) => ({
    seat,
    parts: [
      names.player(seat),
      text.takes,
      named(card === undefined ? text.aCard : names.card(card)),
      text.from,
      names.player(from),
    ],
  }),
  runeLost: ({ seat, card }, { names }) => ({
    seat,
    parts: [names.player(seat), text.drops, named(names.card(card))],
  }),
  cardHeld: ({ seat, card }, { names }) => ({
    seat,
    parts: [names.player(seat), text.held, named(names.card(card))],
  }),
  cardShed: ({ seat, card }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.shed, named(names.card(card))],
  }),
  wounded: ({ seat, amount, cause }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.wounded(amount, cause)],
  }),
  healed: ({ seat, amount }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.healed(amount)],
  }),
  turnsLost: ({ seat, count }, { names }) => ({
    level: 'sub',
    seat,
    parts: [names.player(seat), text.turnsLost(count)],
  }),
  entrancePlaced: ({ space }, { place }) => ({ level: 'sub', parts: [text.entrance, place(space)] }),
  wentBelow: ({ seat, side, fell }, { names }) => ({
    seat,
    parts: [names.player(seat), text.below(sideName(side), fell)],
  }),
  surfacing: ({ seat, cards, side, roll }, { names }) => ({
    seat,
    parts: [names.player(seat), text.surfacing(cards, sideName(side), roll)],
  }),
  monsterMet: ({ seat, monster }, { names }) => ({
    seat,
    parts: [names.player(seat), text.meets(names.monster(monster)), named(names.monster(monster))],
  }),
  monsterLeft: ({ monster, space }, { names, place }) => ({
    level: 'sub',
    parts: [text.monsterLeft(names.monster(monster)), place(space)],
  }),
  monsterGone: ({ monster }, { names }) => ({
    level: 'sub',
    parts: [text.monsterGone(names.monster(monster))],
  }),
  monsterMoved: ({ seat, monster, to }, { names, place }) => ({
    seat,
    parts: [text.monsterMoved(names.monster(monster)), place(to)],
  }),
  monsterSlain: ({ seat, monster }, { names }) => ({
    seat,
    parts: [names.player(seat), text.slain, named(names.monster(monster))],
  }),
  escapeTried: ({ seat, own, other, escaped }, { names }) => ({
    seat,
    parts: [
      names.player(seat),
      (escaped ? text.escapes : text.noEscape)(names.escapeValue(own), names.escapeValue(other)),
    ],
  }),
  fightBegan: ({ seat, against, isDuel }, { names }) => ({
    seat,
    parts: isDuel
      ? [names.player(seat), text.attacksHero, names.player(against)]
      : [names.player(seat), text.attacks],
  }),
  revealed: ({ round, attacks }, { attacks: list }) => ({
    parts: [text.reveals(round), ...list(attacks.slice(0, 1)), text.against, ...list(attacks.slice(1))],
  }),
  countered: ({ fighter, attack, total }, { names, side }) => ({
    level: 'sub',
    parts: [side(fighter), text.counters, named(names.attack(attack)), text.total(total)],
  }),
  turnedUp: ({ attacks }, { attacks: list }) => ({ level: 'sub', parts: [text.turnedUp, ...list(attacks)] }),
  handLost: ({ fighter, attacks }, { side, attacks: list }) => ({
    level: 'sub',
    parts: [side(fighter), text.handLost, ...list(attacks)],
  }),
  roundWon: ({ fighter, damage, finisher }, { side }) => ({
    level: 'sub',
    parts: [side(fighter), text.wins(damage.length, finisher.length)],
  }),
  stoodOff: () => ({ level: 'sub', parts: [text.standOff] }),
  keptOff: ({ fighter, attacks }, { side }) => ({
    level: 'sub',
    parts: [side(fighter), text.keptOff(attacks.length)],
  }),
  brokeOff: ({ seat, isDone }, { names }) => ({
    seat,
    parts: [names.player(seat), text.breaksOff(isDone)],
  }),
  dragonSlept: ({ seat, left }) => ({ seat, parts: [text.slept(left)] }),
  dragonWoke: ({ seat }) => ({ seat, parts: [text.woke] }),
  dragonReset: () => ({ level: 'sub', parts: [text.dragonReset] }),
  died: ({ seat, cause }, writer) => ({
    seat,
    parts: [writer.names.player(seat), text.died(deathWords(cause, writer.side(1)))],
  }),
  knockedOut: ({ seat }, { names }) => ({ seat, parts: [names.player(seat), text.knockedOut] }),
  leftDungeon: ({ seat, loot }, { names }) => ({ seat, parts: [names.player(seat), text.left(loot)] }),
  towersClosed: () => ({ parts: [text.closed] }),
  surrendered: ({ seat }, { names }) => ({ seat, parts: [names.player(seat), text.surrenders] }),
  worthRolled: ({ seat, card, gold }, { names }) => ({
    seat,
    parts: [named(names.card(card)), text.worth(gold)],
  }),
  ended: ({ outcome: { winners } }, { names }) => ({
    parts: [text.ends, winners.length > 0 ? text.won(winners.map(names.player).join(text.and)) : text.nobody],
  }),
};

function tell<Kind extends DelveEvent['kind']>(event: Kinds[Kind], writer: Writer): Told | undefined {
  const teller = tellers[event.kind as Kind] as Tellers[Kind] | undefined;
  return teller?.(event, writer);
}
