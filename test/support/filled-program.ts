/** A program with something in every part of its data, and everything it says about it. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dispatch, makeDispatch } from '../../electron/host/dispatch.ts';
import { root } from '../../electron/launch/machine.js';
import { openProgram } from '../../electron/services/program.ts';
import type { CallName, Input, Output } from '../../shared/ipc.ts';
import { outsideTexts, sentFolder } from './outside-pack.ts';

/** A program folder with two packs: all six would make every start longer and no other. */
export function programFolder(folder: string): string {
  for (const name of ['package.json', 'migrations', 'resources/rulebook'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const pack of ['skyfell', 'lantern-watch'])
    cpSync(join(root, 'resources/packs', pack), join(folder, 'resources/packs', pack), { recursive: true });
  return folder;
}

export interface Running {
  /** What handlers threw: bugs, all of them. */
  bugs: string[];
  ask: <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>;
  /** The answer, or the code of the refusal. */
  tryTo: (name: CallName, input: unknown) => Promise<unknown>;
  close: () => void;
}

/** Starts, or answers why not. */
export async function startOn(data: string, program: string): Promise<Running | { failure: string }> {
  mkdirSync(data, { recursive: true });
  const opened = await openProgram({ data, program });
  if (!opened.ok) return { failure: opened.error.code };
  const bugs: string[] = [];
  const { handlers, fail, close } = opened.value;
  const dispatch = makeDispatch(handlers, (call, problem) => {
    bugs.push(`${call}: ${problem instanceof Error ? (problem.stack ?? '') : String(problem)}`);
    return fail(call, problem);
  });
  return { bugs, close, ask: asking(dispatch), tryTo: (name, input) => trying(dispatch, name, input) };
}

const asking =
  (dispatch: Dispatch): Running['ask'] =>
  async <Name extends CallName>(name: Name, input: Input<Name>) => {
    const answer = await dispatch(name, input);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Output<Name>;
  };

async function trying(dispatch: Dispatch, name: CallName, input: unknown): Promise<unknown> {
  const answer = await dispatch(name, input);
  return answer.ok ? answer.value : { refused: answer.error.code };
}

/** Settings, a pack from outside, warbands with notes, tags and versions, a match under way. */
export async function fill({ ask }: Running): Promise<void> {
  await ask('settings.set', {
    patch: {
      appearance: { theme: 'light', textScale: 120 },
      sound: { master: 0.4 },
      rulebook: { marks: ['W-513'] },
      keys: { chosen: { end: 'Shift+e' } },
    },
  });
  await importOutside(ask);
  const { warbands } = await ask('warbands.list', {});
  for (const [index, { id }] of warbands.slice(0, 3).entries()) await ownWarband(ask, id, index);
  await ask('collection.search', {
    ...{ query: '', sort: 'name', isDescending: false, group: 'none', chips: [] },
  });
  const [first, second] = warbands;
  await ask('matches.create', {
    game: 'warband',
    plan: {
      ...{ form: 'standard', privacy: 'open', hideTells: false, seed: 7 },
      field: { kind: 'preset', face: 'dungeon' },
      seats: [
        { name: 'Ada', colour: 'amber', warband: { kind: 'named', id: first!.id } },
        { name: 'Bo', colour: 'azure', warband: { kind: 'named', id: second!.id } },
      ],
    },
  });
}

async function importOutside(ask: Running['ask']): Promise<void> {
  const files = sentFolder(outsideTexts);
  const announced = files.map(({ path, bytes }) => ({ path, bytes: bytes.length }));
  const { upload } = await ask('packs.begin', { files: announced });
  for (const [file, { bytes }] of files.entries())
    await ask('packs.append', { upload, file, data: Buffer.from(bytes).toString('base64') });
  const { pack } = await ask('packs.check', { upload });
  await ask('packs.import', { upload, hash: pack!.hash, enable: true });
}

async function ownWarband(ask: Running['ask'], ready: string, index: number): Promise<void> {
  const { line, list, stamp } = await ask('warbands.duplicate', { id: ready, name: `Own ${String(index)}` });
  await ask('warbands.note', { id: line.id, note: `What I think of number ${String(index)}` });
  await ask('warbands.tag', { id: line.id, tags: ['mine', `tag ${String(index)}`] });
  await ask('warbands.keep', { id: line.id, number: 1, label: 'first' });
  await ask('warbands.save', { id: line.id, stamp, list: { ...list, orders: list.orders.slice(1) } });
}

const searches = ['', 'type:creature', 'hp>=50', 'deal', 'is:large'];

/** Everything the program says about its content, by question; what changes with every start is left out. */
export async function readAll({ tryTo }: Running): Promise<Map<string, unknown>> {
  const said = new Map<string, unknown>();
  const note = async (name: CallName, input: Record<string, unknown> = {}) => {
    const answer = await tryTo(name, input);
    said.set(`${name} ${JSON.stringify(input)}`, withoutMoments(answer));
    return answer as Record<string, unknown>;
  };
  await note('settings.get');
  await note('matches.last');
  await note('library.summary');
  await note('collection.words');
  await note('collection.list');
  await note('packs.faces');
  const { packs = [] } = (await note('packs.list')) as { packs?: { hash: string }[] };
  for (const { hash } of packs) {
    await note('packs.open', { hash });
    await note('packs.impact', { hash, change: 'disable' });
  }
  for (const query of searches)
    for (const group of ['none', 'keyword'])
      await note('collection.search', { query, sort: 'level', isDescending: false, group, chips: [] });
  const { warbands = [] } = (await note('warbands.list')) as { warbands?: { id: string; kind: string }[] };
  for (const { id, kind } of warbands) {
    await note('warbands.open', { id });
    if (kind === 'own') await note('warbands.versions', { id });
  }
  const { matches = [] } = (await note('matches.list')) as { matches?: { id: number }[] };
  for (const { id } of matches) {
    await note('matches.glance', { id });
    await note('matches.open', { id });
  }
  return said;
}

/** A pack that is put back is installed now. */
const withoutMoments = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'installedAt' ? undefined : value)));

/** The lines of the log about content. */
export const contentLines = (data: string): string[] =>
  readFileSync(join(data, 'deepmarch.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' content: '));
