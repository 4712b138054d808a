/**
 * The window's side of the contract, the same in both hosts: `await api.settings.get()`.
 * Screens import `api` and cannot tell whether Electron or a browser carries it.
 */
import { type Client, makeClient, type Transport } from '../shared/ipc.ts';
import { socketPath } from '../shared/wire.ts';
import { socketTransport } from './socket.ts';

declare global {
  interface Window {
    /** Exposed by the preload script; missing in a browser. */
    api?: Client;
  }
}

/** Passes plain copies across the bridge, which refuses a component's reactive state; the socket copies anyway. */
function bridgeTransport(bridge: Client): Transport {
  return {
    call: (name, input) => {
      const [group, method] = name.split('.') as [string, string];
      const methods = bridge as unknown as Record<
        string,
        Record<string, (input: unknown) => Promise<unknown>>
      >;
      return methods[group]![method]!(JSON.parse(JSON.stringify(input)));
    },
    on: (name, listener) => bridge.on(name, listener),
  };
}

/** Whether this is the desktop window. Only closing needs to know. */
export const isDesktop = window.api !== undefined;

function transport(): Transport {
  if (window.api !== undefined) return bridgeTransport(window.api);
  return socketTransport(() => new WebSocket(`ws://${window.location.host}${socketPath}`));
}

export const api: Client = makeClient(transport());
