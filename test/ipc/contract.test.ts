import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Answer,
  callNames,
  calls,
  type Client,
  type Handlers,
  type Input,
  makeClient,
  pushes,
  pushNames,
} from '../../shared/ipc.ts';
import type { Settings } from '../../shared/settings.ts';
import { z } from '../../shared/zod.ts';
import { memoryProgram } from '../support/handlers.ts';

describe('the contract', () => {
  it('does not compile with a handler missing', () => {
    expectTypeOf(memoryProgram().handlers).toExtend<Handlers>();
    expectTypeOf<Omit<Handlers, 'app.info'>>().not.toExtend<Handlers>();
    for (const name of callNames) expect(memoryProgram().handlers[name]).toBeTypeOf('function');
  });

  it('does not compile with a handler that answers something else', () => {
    expectTypeOf<Omit<Handlers, 'app.log'> & { 'app.log': () => number }>().not.toExtend<Handlers>();
    expectTypeOf<Parameters<Handlers['backups.restore']>>().toEqualTypeOf<[{ id: string }]>();
  });

  it('gives the client one function a call, typed by the same table', () => {
    expectTypeOf<Client['settings']['get']>().returns.resolves.toEqualTypeOf<Answer<'settings.get'>>();
    expectTypeOf<Client['settings']['set']>().parameter(0).toEqualTypeOf<Input<'settings.set'>>();
    expectTypeOf<Client['backups']['restore']>().parameters.toEqualTypeOf<[{ id: string }]>();
    expectTypeOf<Client['app']['info']>().toBeCallableWith();
    expectTypeOf<Extract<Answer<'settings.get'>, { ok: true }>['value']>().toEqualTypeOf<Settings>();
  });

  it('refuses unknown keys in every input', () => {
    for (const name of callNames) expect(calls[name].input.safeParse({ strange: 1 }).success).toBe(false);
  });

  it('never compiles a parser at run time, which the content security policy forbids', () => {
    expect(z.config().jitless).toBe(true);
  });

  it('names calls and pushes apart, each as group and method', () => {
    const names = [...callNames, ...pushNames];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z]+$/);
    expect(Object.keys(pushes)).toEqual(pushNames);
  });
});

describe('the client', () => {
  const recorded: unknown[] = [];
  const client = makeClient({
    call: async (name, input) => recorded.push([name, input]),
    on: () => () => undefined,
  });

  it('has exactly the functions of the table', () => {
    const functions = Object.entries(client).flatMap(([group, methods]) =>
      typeof methods === 'function' ? [group] : Object.keys(methods).map((method) => `${group}.${method}`),
    );
    expect(functions.toSorted()).toEqual([...callNames, 'on'].toSorted());
  });

  it('sends an empty input where none is needed', async () => {
    await client.app.info();
    await client.settings.reset({ section: 'sound' });
    expect(recorded).toEqual([
      ['app.info', {}],
      ['settings.reset', { section: 'sound' }],
    ]);
  });
});
