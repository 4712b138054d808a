/** Every question of Delve in words, after the player's name. */
import type { Prompt } from '../../../shared/game.ts';
import { delveDecks, monsterKinds, type DelveAction, type DelveView } from '../../../shared/games/delve.ts';
import { deckNames, promptText as text } from '../../text/delve.ts';
import type { Names } from './names.ts';

interface Asked {
  prompt: Prompt;
  options?: readonly DelveAction[] | undefined;
}

const offers = ({ options }: Asked, kind: DelveAction['kind']): boolean =>
  options?.some((option) => option.kind === kind) ?? true;

function actionWords(asked: Asked): string {
  if (asked.options && offers(asked, 'draw')) return text.actionHoard;
  if (!offers(asked, 'move')) return text.actionStuck;
  return offers(asked, 'search') ? text.action : text.actionNoSearch;
}

/** Questions whose words depend on what they are about. */
const special: Readonly<Record<string, (asked: Asked, view: DelveView, names: Names) => string>> = {
  action: actionWords,
  tower: (asked) => (offers(asked, 'leave') ? text.tower : text.towerStay),
  load: (asked) => (offers(asked, 'card') ? text.load : text.loadRope),
  may: ({ prompt }) => text.may(deckNames[delveDecks[Number(prompt.about?.['deck'])] ?? 'dungeon']),
  summon: ({ prompt }, _view, names) => text.summon(monsterOf(prompt, names)),
  takeToken: ({ prompt }, _view, names) => text.takeToken(monsterOf(prompt, names)),
  drawn: ({ prompt }, _view, names) => text.drawn(names.card(Number(prompt.about?.['card']))),
  pathfinder: (_asked, { drawn }, names) => text.pathfinder(names.chamber(drawn[0] ?? -1)),
  meet(asked, { fight }, names) {
    const monster = fight?.monster ? names.monster(fight.monster) : '';
    return offers(asked, 'escape') ? text.meet(monster) : text.meetTrapped(monster);
  },
  reveal: ({ prompt }) => text.reveal(Number(prompt.about?.['round'] ?? 1)),
};

function monsterOf({ about }: Prompt, names: Names): string {
  const kind = monsterKinds.find((each) => each === about?.['monster']);
  return kind ? names.monster(kind) : '';
}

const isPlain = (code: string): code is keyof typeof text =>
  code in text && typeof text[code as keyof typeof text] === 'string';

export function promptWords(asked: Asked, view: DelveView, names: Names): string {
  const { code } = asked.prompt;
  const tell = special[code];
  if (tell) return tell(asked, view, names);
  return isPlain(code) ? (text[code] as string) : text.unknown;
}
