/**
 * The whole contract between the program and its window: every call with its input and output, every push
 * with its payload. Each area of the program keeps its part under `shared/calls`; this file puts them
 * together. Handlers and client are mapped types of these two tables; no channel name is typed twice.
 * Owns no transport: the hosts under `electron/host` and the client in `renderer/api.ts` carry the messages.
 */
import { appCalls, appPushes } from './calls/app.ts';
import { campaignCalls, campaignPushes } from './calls/campaign.ts';
import { collectionCalls } from './calls/collection.ts';
import { historyCalls, historyPushes } from './calls/history.ts';
import { matchesCalls, matchesPushes } from './calls/matches.ts';
import { packsCalls, packsPushes } from './calls/packs.ts';
import { warbandsCalls, warbandsPushes } from './calls/warbands.ts';
import type { CallError } from './calls/words.ts';
import type { Result } from './result.ts';
import type { z } from './zod.ts';

export type { CallError, Notice } from './calls/words.ts';

export const calls = {
  ...appCalls,
  ...collectionCalls,
  ...packsCalls,
  ...warbandsCalls,
  ...matchesCalls,
  ...historyCalls,
  ...campaignCalls,
};
export const pushes = {
  ...appPushes,
  ...packsPushes,
  ...warbandsPushes,
  ...matchesPushes,
  ...historyPushes,
  ...campaignPushes,
};

export type CallName = keyof typeof calls;
export type PushName = keyof typeof pushes;
export type Input<Name extends CallName> = z.output<(typeof calls)[Name]['input']>;
export type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>;
export type Payload<Name extends PushName> = z.output<(typeof pushes)[Name]>;

export type Answer<Name extends CallName> = Result<Output<Name>, CallError>;

export const callNames = Object.keys(calls) as CallName[];
export const pushNames = Object.keys(pushes) as PushName[];

/** The program's side: one handler a call, none missing. */
export type Handlers = {
  [Name in CallName]: (input: Input<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

/** Tells every window. */
export type Push = <Name extends PushName>(name: Name, payload: Payload<Name>) => void;

type Group<Name> = Name extends `${infer G}.${string}` ? G : never;
type Method<G extends string> = CallName extends infer Name
  ? Name extends `${G}.${infer M}`
    ? M
    : never
  : never;
type Ask<Name extends CallName> =
  Record<string, never> extends Input<Name>
    ? (input?: Input<Name>) => Promise<Answer<Name>>
    : (input: Input<Name>) => Promise<Answer<Name>>;

export type Listener<Name extends PushName> = (payload: Payload<Name>) => void;

/** The window's side: `api.settings.set({ patch })`, and `api.on(push, listener)`, which answers how to stop. */
export type Client = {
  [G in Group<CallName>]: { [M in Method<G>]: `${G}.${M}` extends CallName ? Ask<`${G}.${M}`> : never };
} & { on: <Name extends PushName>(name: Name, listener: Listener<Name>) => () => void };

/** What carries a client's messages: Electron's ipc in the preload script, a WebSocket in the browser. */
export interface Transport {
  call: (name: CallName, input: unknown) => Promise<unknown>;
  on: (name: PushName, listener: (payload: unknown) => void) => () => void;
}

/** Builds the client of the contract: one named function a call, nothing else. */
export function makeClient({ call, on }: Transport): Client {
  const client: Record<string, Record<string, unknown>> = {};
  for (const name of callNames) {
    const [group, method] = name.split('.') as [string, string];
    client[group] = { ...client[group], [method]: (input: unknown = {}) => call(name, input) };
  }
  return { ...client, on } as unknown as Client;
}
