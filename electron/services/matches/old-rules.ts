/**
 * Rules of games as they once were: finds and loads the frozen modules in `resources/old-rules`, so that a match
 * stored with nothing but its setup, seed and option numbers can be repeated once more.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CardFace } from '../../../shared/cards.ts';
import type { AnyGame } from '../../engine/table-game.ts';
import { type AnyHooks, hooksOf } from '../../engine/table-hooks.ts';
import type { ReplayRules } from './session.ts';

export interface OldRules {
  /** `4`, or `4b` where the rules changed without a new number. */
  readonly name: string;
  readonly rules: ReplayRules;
  /** The face of a card whose id is its key, in the words of its time. */
  readonly faceOf: (card: { id: string }) => CardFace;
}

const neededFunctions = [
  'start',
  'clone',
  'decision',
  'apply',
  'surrender',
  'surrenderRefusal',
  'outcome',
  'turnOf',
  'view',
  'redact',
] as const;

/** The sources lie a folder deeper than the bundle. */
const program = join(import.meta.dirname, import.meta.url.endsWith('.ts') ? '../../..' : '../..');
const folder = join(program, 'resources', 'old-rules');

/** All rules a match of this version may have been played by; the plain version first, none if none are kept. */
export async function oldRules(game: AnyGame, rulesVersion: number): Promise<OldRules[]> {
  const names = readdirSync(folder).filter((name) => isOf(name, game.id, rulesVersion));
  return Promise.all(names.sort().map((name) => load(name, hooksOf(game))));
}

const fileName = /^([a-z]+)-((\d+)[a-z]?)\.js$/;

function isOf(name: string, game: string, rulesVersion: number): boolean {
  const [, itsGame, , itsVersion] = fileName.exec(name) ?? [];
  return itsGame === game && itsVersion === String(rulesVersion);
}

async function load(name: string, hooks: Pick<AnyHooks, 'completeView'>): Promise<OldRules> {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
  if (!isFrozen(loaded)) throw new Error(`${name} holds no frozen rules`);
  const { rules, faceOf } = loaded;
  const view: ReplayRules['view'] = (state, viewer) => hooks.completeView(rules.view(state, viewer));
  return { name: fileName.exec(name)![2]!, rules: { ...rules, view }, faceOf };
}

type Frozen = Pick<OldRules, 'rules' | 'faceOf'>;

function isFrozen(loaded: unknown): loaded is Frozen {
  if (!isRecord(loaded) || typeof loaded['faceOf'] !== 'function') return false;
  const { rules } = loaded;
  return isRecord(rules) && neededFunctions.every((name) => typeof rules[name] === 'function');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
