/** Every question of Salient in words, after the player's name. */
import type { SalientAction, SalientView } from '../../../shared/games/salient.ts';
import { promptText as text } from '../../text/salient.ts';
import type { Asked } from '../face.ts';
import type { Names } from './names.ts';

type Question = Asked<SalientAction>;

const about = ({ prompt }: Question, key: string): number => Number(prompt.about?.[key] ?? -1);
const offers = ({ options }: Question, kind: SalientAction['kind']): boolean =>
  options?.some((option) => option.kind === kind) ?? false;

/** Questions that depend on more than the place they come from. */
const special: Readonly<Record<string, (asked: Question, view: SalientView, names: Names) => string>> = {
  fill: (asked, _view, names) => text.fill(about(asked, 'face'), names.slot(about(asked, 'slot'))),
  stride: (asked, _view, names) => text.stride(names.unitNumbered(about(asked, 'unit'))),
  deploy(asked, { question }, names) {
    const dice = question?.kind === 'effect' && question.dice.length > 0 ? question.dice : [1];
    return text.deploy(names.dice(dice), names.slot(about(asked, 'slot')));
  },
  lift: (asked, _view, names) =>
    (offers(asked, 'put') ? text.liftTo : text.lift)(names.slot(about(asked, 'slot'))),
  blast: (asked, _view, names) =>
    (offers(asked, 'line') ? text.blastLine : text.blast)(names.slot(about(asked, 'slot'))),
  sabotage: (asked, _view, names) =>
    (offers(asked, 'enemy') ? text.sabotageWhom : text.sabotage)(names.slot(about(asked, 'slot'))),
};

export function promptWords(asked: Question, view: SalientView, names: Names): string {
  const { code } = asked.prompt;
  const tell = special[code];
  if (tell) return tell(asked, view, names);
  const words = code in text ? text[code as keyof typeof text] : text.unknown;
  if (typeof words === 'string') return words;
  return (words as (slot: string) => string)(names.slot(about(asked, 'slot')));
}
