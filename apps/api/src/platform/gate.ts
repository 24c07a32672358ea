/** Lets work through: so many run at once, and the others wait, in their order. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes over the slot; it is never free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
