import { Counter, Gauge } from 'prom-client';
import type { Deps, Module } from '../../module.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import { type Consumer, createFactsService, type FactsNeeds, type FactsService } from './facts.service.ts';

/** Facts are handled within about this time. */
const HANDLE_EVERY_MS = 1000;
/** A consumer that fails is retried after twice the last pause, and after this at most. */
const LONGEST_PAUSE_MS = 60_000;

export type Facts = Module &
  Pick<FactsService, 'note' | 'noteAll' | 'follow' | 'catchUp' | 'noteBirthdays' | 'dropOld'>;

/** Facts about members, delivered once to each consumer. */
export function createFacts(
  { pool, clock, log, metrics }: Pick<Deps, 'pool' | 'clock' | 'log' | 'metrics'>,
  { handleEveryMs = HANDLE_EVERY_MS, ...needs }: Omit<FactsNeeds, 'pool' | 'clock'> & { handleEveryMs?: number },
): Facts {
  const service = createFactsService({ pool, clock, ...needs });
  let following: Repeating[] = [];
  // Of several compositions in one program, the running one is measured.
  let meters: ReturnType<typeof createMeters> | undefined;

  /** A failure holds back its own consumer alone: each has a loop of its own. */
  function follow(consumer: Consumer): Repeating {
    const onError = (error: unknown): void => {
      meters?.failures.inc({ consumer: consumer.name });
      log.error({ err: error, consumer: consumer.name }, 'a consumer of facts failed; it will see them again');
    };
    const pace = { everyMs: handleEveryMs, longestMs: LONGEST_PAUSE_MS };
    return repeat(() => service.catchUpWith(consumer), { ...pace, onError });
  }

  return {
    name: 'facts',
    note: service.note,
    noteAll: service.noteAll,
    follow: service.follow,
    catchUp: service.catchUp,
    noteBirthdays: service.noteBirthdays,
    dropOld: service.dropOld,
    jobs: [
      // Servers handle facts each second; without one, a worker does each minute.
      { name: 'facts_handle', cron: '* * * * *', run: service.catchUp },
      // Days begin at another hour in each brand: the first run after midnight notes all birthdays, the later ones find
      // them noted.
      { name: 'facts_birthdays', cron: '2 * * * *', run: service.noteBirthdays },
      { name: 'facts_drop_old', cron: '50 19 * * *', run: service.dropOld },
    ],
    start: async () => {
      meters = createMeters(metrics, service);
      await service.begin();
      following = service.consumers().map(follow);
    },
    stop: async () => {
      await Promise.all(following.map(({ stop }) => stop()));
    },
  };
}

function createMeters({ registry }: Pick<Deps['metrics'], 'registry'>, { standings }: Pick<FactsService, 'standings'>) {
  const registers = [registry];
  const behind = new Gauge({
    name: 'champa_facts_behind',
    help: 'How many numbers of facts a consumer has not handled',
    labelNames: ['consumer'] as const,
    registers,
    async collect() {
      for (const standing of await standings().catch(() => [])) {
        behind.set({ consumer: standing.name }, Number(standing.behind));
      }
    },
  });
  const failures = new Counter({
    name: 'champa_facts_failures_total',
    help: 'Batches of facts that a consumer failed to handle',
    labelNames: ['consumer'] as const,
    registers,
  });
  return { failures };
}
