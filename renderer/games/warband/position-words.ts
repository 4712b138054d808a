/** A position of Warband in sentences: players, creatures with their values, the stack, open hands, the ground. */
import type { CreatureView, PlayerView, WarbandView } from '../../../shared/games/warband.ts';
import { matchText } from '../../text/match.ts';
import { warbandPosition as text } from '../../text/warband-plain.ts';
import type { Passage } from '../face.ts';
import { aimsText } from '../../text/aims.ts';
import { aimsOf } from './match/aims.ts';
import { itemPhrase, type Names } from './match/names.ts';
import { groundOf, squareWords } from './match/square-words.ts';

export function positionWords(view: WarbandView, names: Names): Passage[] {
  const own = typeof view.viewer === 'number' ? view.viewer : undefined;
  const parts: Passage[] = [
    { title: text.turn, lines: [turnWords(view, names), ...view.players.map(playerWords)] },
    {
      title: aimsText.title,
      lines: aimsOf(view, names).map(({ words, standing }) => `${words} ${standing}`.trim()),
    },
    { title: matchText.stack, lines: [...view.stack].reverse().map((item) => itemPhrase(item, names)) },
    ...view.players.flatMap((player) => handWords(player, names)),
    ...view.players.map(({ seat, name }) => ({
      title: text.creaturesOf(name),
      lines: orElse(
        view.creatures
          .filter((creature) => creature.seat === seat)
          .map((creature) => creatureLine(creature, view, names, own)),
        text.noCreatures,
      ),
    })),
    { title: text.ground, lines: groundWords(view, names) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const orElse = (lines: string[], otherwise: string): string[] => (lines.length > 0 ? lines : [otherwise]);

const turnWords = ({ phase, turn, seat }: WarbandView, names: Names): string =>
  phase === 'setup'
    ? text.setup
    : text.now(matchText.turn(turn), matchText.phases[phase] ?? phase, names.player(seat));

const playerWords = ({
  name,
  morale,
  deployed,
  leadership,
  orderHandSize,
  creatureHandSize,
}: PlayerView): string =>
  `${text.player(name, morale, deployed, leadership)}, ${text.cards(orderHandSize, creatureHandSize)}`;

function handWords({ name, orderHand, creatureHand }: PlayerView, names: Names): Passage[] {
  if (!orderHand || !creatureHand) return [];
  const lines = [
    ...(orderHand.length > 0 ? [text.orders(orderHand.map(names.card))] : []),
    ...(creatureHand.length > 0 ? [text.creatureCards(creatureHand.map(names.card))] : []),
  ];
  return [{ title: text.hand(name), lines }];
}

const creatureLine = (
  creature: CreatureView,
  view: WarbandView,
  names: Names,
  own: number | undefined,
): string =>
  `${squareWords(creature.square, view, names, own)}, ${text.values(creature.melee, creature.ranged, creature.range, creature.speed)}`;

/** Every kind of ground with its squares. */
function groundWords(view: WarbandView, names: Names): string[] {
  const { squares, width, height } = view.battlefield;
  const found = new Map<string, string[]>();
  for (const square of squares.keys())
    for (const { kind, name } of groundOf(square, view, names))
      if (kind !== 'wall') found.set(name, [...(found.get(name) ?? []), names.square(square)]);
  return [text.size(width, height), ...[...found].map(([name, places]) => text.of(capital(name), places))];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
