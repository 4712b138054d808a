/** Events as Electron's modules emit them: the first argument can be told to prevent what would follow. */
import type { EventEmitter } from 'node:events';

export class StandInEvent {
  defaultPrevented = false;

  constructor(details: object = {}) {
    Object.assign(this, details);
  }

  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

/** Emits an event; answers whether a listener prevented what would follow. */
export function isPrevented(emitter: EventEmitter, name: string, details: object = {}, ...rest: unknown[]) {
  const event = new StandInEvent(details);
  emitter.emit(name, event, ...rest);
  return event.defaultPrevented;
}

export const destroyed = (): never => {
  throw new TypeError('Object has been destroyed');
};
