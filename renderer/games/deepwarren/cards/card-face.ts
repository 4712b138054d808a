/** Any card of Deepwarren as it is drawn: the same parts for events, spells and relics. */
import type {
  DeepwarrenContent,
  RelicMoment,
  TokenFace,
} from '../../../../shared/games/deepwarren-questions.ts';
import type { Deck } from '../../../../shared/games/deepwarren.ts';
import { flavours, kindLines, relicTimes } from '../../../text/deepwarren-cards.ts';
import type { DungeonSign } from '../signs.ts';
import type { Family } from './families.ts';

export interface DungeonCardFace {
  deck: Deck;
  card: number;
  family: Family;
  name: string;
  text: string;
  /** "Event · Spawn", "Relic · Move phase". */
  kindLine: string;
  flavour: string;
  /** How many the deck holds. */
  copies: number;
  /** Of a relic: its points, and when it is used. */
  relic?: { worth: number; when: string; sign: DungeonSign };
  /** The token a spawn card brings. */
  token?: TokenFace;
}

const momentSigns: Readonly<Record<RelicMoment, DungeonSign>> = {
  beforeMoving: 'move',
  beforePitRoll: 'move',
  besideDoor: 'move',
  declaringAttack: 'attack',
  afterEvent: 'event',
  damage: 'reaction',
  death: 'reaction',
  never: 'never',
};

export const relicSign = (moment: RelicMoment): DungeonSign => momentSigns[moment];

export function cardFace(content: DeepwarrenContent, deck: Deck, card: number): DungeonCardFace | undefined {
  if (deck === 'event') return eventFace(content, card);
  return deck === 'spell' ? spellFace(content, card) : relicFace(content, card);
}

function eventFace({ events, tokens }: DeepwarrenContent, card: number): DungeonCardFace | undefined {
  const event = events[card];
  if (!event) return undefined;
  const { category: family, name, text, copies } = event;
  const token = family === 'spawn' ? tokens.find((each) => text.includes(each.name)) : undefined;
  const flavour = flavours.event[card] ?? '';
  return {
    deck: 'event',
    card,
    family,
    name,
    text,
    kindLine: kindLines[family],
    flavour,
    copies,
    ...(token && { token }),
  };
}

function spellFace({ spells }: DeepwarrenContent, card: number): DungeonCardFace | undefined {
  const spell = spells[card];
  return (
    spell && {
      deck: 'spell',
      card,
      family: 'spell',
      name: spell.name,
      text: spell.text,
      kindLine: kindLines.spell,
      flavour: flavours.spell[card] ?? '',
      copies: 1,
    }
  );
}

function relicFace({ relics }: DeepwarrenContent, card: number): DungeonCardFace | undefined {
  const relic = relics[card];
  if (!relic) return undefined;
  const { name, text, worth, when, moment } = relic;
  return {
    deck: 'relic',
    card,
    family: 'relic',
    name,
    text,
    kindLine: kindLines.relic(relicTimes[moment]),
    flavour: flavours.relic[card] ?? '',
    copies: 1,
    relic: { worth, when, sign: momentSigns[moment] },
  };
}
