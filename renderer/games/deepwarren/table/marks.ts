/** What the table marks on the map: from the options, what they would do, and what the person wants to see. */
import type { DeepwarrenPreview } from '../../../../shared/games/deepwarren-questions.ts';
import type { DeepwarrenAction, DeepwarrenView, Space } from '../../../../shared/games/deepwarren.ts';
import { dungeonText } from '../../../text/deepwarren.ts';
import type { MapMarks } from '../map/marks.ts';
import type { Target } from '../map/targets.ts';
import type { Desk } from './desk.svelte.ts';

export function marksOf(desk: Desk): MapMarks {
  const { decision, lit, stack, isStackShown } = desk;
  const action = desk.shown === undefined ? undefined : decision?.options[desk.shown];
  return {
    ...(decision && (desk.isPlacing ? tileMarks(desk) : choiceMarks(desk))),
    ...(action && desk.view && shownMarks(desk.view, action, desk.preview)),
    ...(desk.areThreatsShown && { threats: threatMarks(desk) }),
    ...(isStackShown && stack && { dead: stack.dead }),
    ...(lit && { lit: { tokens: [...lit.tokens], tiles: [...lit.tiles] } }),
  };
}

/** Every legal cell; in the one that is picked the tile itself, as it would lie. */
function tileMarks({ targets, picked, decision, preview, view }: Desk): MapMarks {
  const action = picked === undefined ? undefined : decision?.options[picked];
  const tile = view?.question?.kind === 'place' ? view.question.tile : undefined;
  const cells = targets.all
    .filter(({ options }) => picked === undefined || !options.includes(picked))
    .map(({ cell, options }) => ({ cell, turns: options.length }));
  if (action?.kind !== 'place' || tile === undefined) return { cells };
  const { joined = [], open = [], blocked = [] } = preview?.landing ?? {};
  const ghost = { tile, cell: action, turn: action.turn, joined, open, blocked };
  return { cells: [...cells, { cell: action, turns: 0 }], ghost };
}

function choiceMarks(desk: Desk): MapMarks {
  const { targets, acting, picked, shown } = desk;
  const places = targets.all.filter(({ token }) => token === undefined);
  const tokens = targets.all.flatMap(({ token }) => (token === undefined ? [] : [token]));
  const mayAct = targets.actors.flatMap(({ token }) =>
    token === undefined || acting !== undefined ? [] : [token],
  );
  const isPicked = ({ options }: Target) => options.some((option) => option === picked || option === shown);
  return {
    reach: places.map((target) => ({
      cell: target.cell,
      ...(target.space !== undefined && { space: target.space }),
      isPicked: isPicked(target),
      ...keyOf(desk, target),
    })),
    targets: [...tokens, ...mayAct],
    isDimmed: targets.all.length + mayAct.length > 0,
    ...(acting !== undefined && { chosen: acting }),
    tags: places.flatMap((target) => tagsOf(desk, target)),
  };
}

/** Numbers to press, where few enough can be chosen. */
function keyOf({ targets, acting }: Desk, target: Target): { key?: string } {
  const index = targets.all.indexOf(target);
  return acting === undefined && index < 9 && targets.all.length <= 9 ? { key: String(index + 1) } : {};
}

/** What ending a move there would mean, at the place itself. */
function tagsOf({ previews }: Desk, { space, options }: Target): NonNullable<MapMarks['tags']> {
  const preview = previews.get(options[0] ?? -1);
  if (!preview || space === undefined || !preview.path) return [];
  return tagWords(preview).map((tag) => ({ space, ...tag }));
}

function tagWords({ safe, burns, chest, danger }: DeepwarrenPreview) {
  const words = [
    ...(chest ? [dungeonText.chest] : []),
    ...(burns ? [dungeonText.ember(1)] : []),
    ...(safe === undefined ? [] : [dungeonText.safeChance(safe)]),
    ...(danger ? [`−${String(danger)}`] : []),
  ];
  if (words.length === 0) return [];
  const tone: 'danger' | 'plain' = danger || burns ? 'danger' : 'plain';
  return [{ words: words.join(' · '), tone }];
}

/** The way, who would stand where, and who would be hit. */
function shownMarks(
  view: DeepwarrenView,
  action: DeepwarrenAction,
  preview: DeepwarrenPreview | undefined,
): MapMarks {
  if (action.kind === 'move') return moveMarks(view, action, preview);
  if (action.kind === 'attack' || action.kind === 'breathe') return attackMarks(view, action.token, preview);
  return {};
}

function moveMarks(
  view: DeepwarrenView,
  { token: id, to }: Extract<DeepwarrenAction, { kind: 'move' }>,
  preview: DeepwarrenPreview | undefined,
): MapMarks {
  const token = view.tokens.find((each) => each.id === id);
  const mine = preview?.attacks?.filter((attack) => attack.token === id) ?? [];
  return {
    ...(preview?.path && { path: preview.path }),
    ...(token && { standing: { ...token, space: to } }),
    aims: mine.flatMap(({ hits }) => hits.map((hit) => aim(to, hit.target, hit.damage))),
  };
}

function attackMarks(view: DeepwarrenView, id: number, preview: DeepwarrenPreview | undefined): MapMarks {
  const from = view.tokens.find((each) => each.id === id)?.space;
  if (from === undefined) return {};
  return { aims: preview?.hits?.map(({ target, damage }) => aim(from, target, damage)) ?? [] };
}

const aim = (from: Space, target: number, damage: number) => ({ from, target, damage });

const threatMarks = ({ threats }: Desk): NonNullable<MapMarks['threats']> =>
  threats.map(({ token, worst, by }) => ({ token, worst, from: by.map((threat) => threat.token) }));
