import type { Studio } from '../studio.ts';
import { deliverDue } from './deliver.ts';
import { sweepAbandoned } from './recover.ts';
import { endUnfinished } from './unfinished.ts';

const DELIVERY_PAUSE_MS = 500;
const SWEEP_PAUSE_MS = 15_000;
const UNFINISHED_PAUSE_MS = 60_000;

export type Jobs = { stop: () => Promise<void> };

/** Starts the studio's background work. `stop` waits for the current work. */
export function startJobs(studio: Studio): Jobs {
  const stops = [
    repeat(studio, DELIVERY_PAUSE_MS, async () => {
      while ((await deliverDue(studio)) > 0);
    }),
    repeat(studio, SWEEP_PAUSE_MS, () => sweepAbandoned(studio)),
    repeat(studio, UNFINISHED_PAUSE_MS, () => endUnfinished(studio)),
  ];
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

// A pass that fails (the database is away) is logged and tried again after the pause.
function repeat(studio: Studio, pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let isStopped = false;
  const pass = (): void => {
    current = work()
      .catch((error: unknown) => studio.log.error({ err: error }, 'background work failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(pass, pauseMs);
      });
  };
  pass();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return current;
  };
}
