import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, callNames } from '../../shared/ipc.ts';

const bridge = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  invoke: vi.fn(async (...sent: unknown[]) => sent),
  listeners: new Map<string, (event: unknown, payload: unknown) => void>(),
}));

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, value: unknown) => bridge.exposed.set(name, value) },
  ipcRenderer: {
    invoke: bridge.invoke,
    on: (name: string, listener: (event: unknown, payload: unknown) => void) =>
      bridge.listeners.set(name, listener),
    off: (name: string) => bridge.listeners.delete(name),
  },
}));

let api: Client;

beforeAll(async () => {
  await import('../../electron/preload.ts');
  api = bridge.exposed.get('api') as Client;
});

describe('the preload script', () => {
  it('exposes one thing, holding named functions only', () => {
    expect([...bridge.exposed.keys()]).toEqual(['api']);
    const functions = Object.entries(api).flatMap(([group, value]) =>
      typeof value === 'function' ? [group] : Object.keys(value).map((method) => `${group}.${method}`),
    );
    expect(functions.toSorted()).toEqual([...callNames, 'on'].toSorted());
  });

  it('sends a call under its own name', async () => {
    await api.backups.restore({ id: 'one' });
    expect(bridge.invoke).toHaveBeenCalledExactlyOnceWith('backups.restore', { id: 'one' });
  });

  it('passes a push on without Electron’s event, until told to stop', () => {
    const heard = vi.fn();
    const stop = api.on('database.replaced', heard);
    bridge.listeners.get('database.replaced')?.({ sender: 'electron' }, {});
    expect(heard).toHaveBeenCalledExactlyOnceWith({});
    stop();
    expect(bridge.listeners.has('database.replaced')).toBe(false);
  });

  it('listens to no channel but the pushes of the contract', () => {
    const listen = api.on as (name: string, listener: () => void) => void;
    expect(() => listen('ELECTRON_INTERNAL', () => undefined)).toThrow('pushes nothing of that name');
    expect(bridge.listeners.has('ELECTRON_INTERNAL')).toBe(false);
  });
});
