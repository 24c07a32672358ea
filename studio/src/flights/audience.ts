import type { CrashEvent } from '../protocol.ts';

export type Listener = { seatId: bigint; send: (event: CrashEvent) => void };

/** The current watchers of a table. */
export type Audience = {
  add: (listener: Listener) => () => void;
  isEmpty: () => boolean;
  toAll: (event: CrashEvent) => void;
  toSeat: (seatId: bigint, event: CrashEvent) => void;
};

export function createAudience(): Audience {
  const listeners = new Set<Listener>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEmpty: () => listeners.size === 0,
    toAll: (event) => listeners.forEach((listener) => listener.send(event)),
    toSeat: (seatId, event) =>
      listeners.forEach((listener) => {
        if (listener.seatId === seatId) listener.send(event);
      }),
  };
}
