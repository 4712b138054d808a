/** What one can hope to draw from a warband, as choices for a person: a card, or any of a kind. */
import type { Wish } from '../../shared/calls/warbands.ts';
import type { CardFace } from '../../shared/cards.ts';
import type { WarbandList } from '../../shared/warbands.ts';
import { handText, timingHeadings } from '../text/builder.ts';
import { timings } from './groups.ts';

export interface Hope {
  id: string;
  label: string;
  group: keyof typeof handText.groups;
  part: Wish['part'];
  keys: string[];
}

type FaceOf = (key: string) => CardFace | undefined;

export function hopesOf(list: WarbandList, face: FaceOf): Hope[] {
  const cards = (part: Wish['part']): Hope[] =>
    list[part].flatMap(({ key }) => {
      const name = face(key)?.name;
      return name === undefined ? [] : [{ id: key, label: name, group: part, part, keys: [key] }];
    });
  return [...kinds(list, face), ...cards('creatures'), ...cards('orders')];
}

function kinds(list: WarbandList, face: FaceOf): Hope[] {
  const creatures = list.creatures.flatMap(({ key }) => {
    const found = face(key);
    return found?.type === 'creature' ? [{ key, level: found.level }] : [];
  });
  const levels = [...new Set(creatures.map(({ level }) => level))].toSorted((a, b) => a - b);
  const byLevel = (id: string, label: string, isWanted: (level: number) => boolean): Hope => ({
    id,
    label,
    group: 'kinds',
    part: 'creatures',
    keys: creatures.filter(({ level }) => isWanted(level)).map(({ key }) => key),
  });
  const byTiming = timings.map((timing) => ({
    id: timing,
    label: handText.anyTiming(timingHeadings[timing]),
    group: 'kinds' as const,
    part: 'orders' as const,
    keys: list.orders.flatMap(({ key }) => {
      const found = face(key);
      return found?.type === 'order' && found.timing === timing ? [key] : [];
    }),
  }));
  return [
    ...byTiming,
    ...levels
      .slice(1)
      .map((level) => byLevel(`${String(level)}+`, handText.levelUp(level), (each) => each >= level)),
    ...levels
      .slice(0, -1)
      .map((level) => byLevel(`${String(level)}-`, handText.levelDown(level), (each) => each <= level)),
  ].filter(({ keys }) => keys.length > 0);
}

/** What to ask about before a person has asked: an answer in the hand and somebody strong, or whatever there is. */
export function firstHopes(hopes: readonly Hope[]): Hope[] {
  const usual = ['immediate', '4+'].flatMap((id) => hopes.find((hope) => hope.id === id) ?? []);
  return usual.length > 0 ? usual : hopes.slice(0, 1);
}
