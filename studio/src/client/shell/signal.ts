/** A value that notifies its listeners of changes. */
export type Signal<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener now and after every change; the returned function stops it. */
  watch: (listener: (value: T) => void) => () => void;
};

export function signal<T>(initial: T): Signal<T> {
  let current = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener(value);
    },
    watch: (listener) => {
      listeners.add(listener);
      listener(current);
      return () => listeners.delete(listener);
    },
  };
}
