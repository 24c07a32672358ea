/** Thrown by `submit` when a lane has too much to do or the lanes are draining. Nothing was done: try again later, or elsewhere. */
export class LanesRefused extends Error {
  override readonly name = 'LanesRefused';
}

export type LanesOptions<Command, Result> = {
  /** How many batches run at once. Each needs a connection of its own to be worth it; 2 to 4 fill a small machine. */
  lanes: number;
  maxBatch: number;
  /** Commands that may wait in one lane before it refuses more. */
  maxWaiting: number;
  /** Commands of one key go through one lane, in the order submitted. */
  keyOf: (command: Command) => string | bigint;
  /**
   * Runs a batch, all of it or none, and answers each command in order. Must be safe to repeat: after a lost connection
   * it is unknown whether the batch was done.
   */
  run: (commands: readonly Command[]) => Promise<readonly Result[]>;
  /**
   * Whether an error may come from a command of the batch: then each runs alone, and only those at fault fail.
   * Otherwise (a lost connection) the whole batch runs once more.
   */
  isCommandsFault: (error: unknown) => boolean;
};

export type Lanes<Command, Result> = {
  submit: (command: Command) => Promise<Result>;
  /** Refuses new commands and resolves when all earlier ones are answered. */
  drain: () => Promise<void>;
};

type Waiting<Command, Result> = {
  command: Command;
  /** By the clock of `performance`. */
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Lane<Command, Result> = {
  waiting: Waiting<Command, Result>[];
  running: Promise<void> | null;
  /** Since when, without an end, commands have waited longer than they should; null while they have not. */
  lateSince: number | null;
  /** How long the last batch took. */
  batchMs: number;
};

/** How long a command should wait at most, and for how long a lane may be late: a burst of calls is worked off by then. */
const WAIT_MS = 100;
const LATE_MS = 500;

/**
 * Group commit. A command runs at once when its lane is idle; commands that arrive while the lane is busy make up its
 * next batch. So nothing ever waits for a batch to fill, and under load more commands share one round trip and one
 * commit.
 */
export function createLanes<Command, Result>(options: LanesOptions<Command, Result>): Lanes<Command, Result> {
  const lanes = Array.from({ length: options.lanes }, (): Lane<Command, Result> => ({
    waiting: [],
    running: null,
    lateSince: null,
    batchMs: 0,
  }));
  let draining = false;

  return {
    submit: (command) => {
      const lane = lanes[laneOf(options.keyOf(command), lanes.length)]!;
      if (draining || lane.waiting.length >= options.maxWaiting || isOverloaded(lane, options)) {
        return Promise.reject(new LanesRefused(draining ? 'draining' : 'too many commands are waiting'));
      }
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      lane.waiting.push({ command, since: performance.now(), resolve, reject });
      lane.running ??= work(lane, options);
      return promise;
    },
    drain: async () => {
      draining = true;
      await Promise.all(lanes.map((lane) => lane.running));
    },
  };
}

async function work<Command, Result>(
  lane: Lane<Command, Result>,
  options: LanesOptions<Command, Result>,
): Promise<void> {
  // Commands submitted in the same turn of the event loop belong together.
  await Promise.resolve();
  while (lane.waiting.length > 0) {
    const start = performance.now();
    if (start - lane.waiting[0]!.since > WAIT_MS) lane.lateSince ??= start;
    await runBatch(lane.waiting.splice(0, options.maxBatch), options);
    lane.batchMs = performance.now() - start;
  }
  lane.running = null;
  lane.lateSince = null;
}

/**
 * A lane that has been late for long without ever becoming idle gets more than it can do. Until it has been idle once, it takes
 * commands only while the batches before theirs are expected to end in time: what it takes is answered, the rest is refused at
 * once (after "Controlling Queue Delay", Nichols and Jacobson, 2012).
 */
function isOverloaded<Command, Result>(
  lane: Lane<Command, Result>,
  { maxBatch }: LanesOptions<Command, Result>,
): boolean {
  if (lane.lateSince === null || performance.now() - lane.lateSince < LATE_MS) return false;
  const batchesBefore = Math.floor(lane.waiting.length / maxBatch);
  return batchesBefore * lane.batchMs > WAIT_MS;
}

async function runBatch<Command, Result>(
  batch: readonly Waiting<Command, Result>[],
  options: LanesOptions<Command, Result>,
): Promise<void> {
  try {
    await answer(batch, options);
  } catch (error) {
    if (!options.isCommandsFault(error)) await answer(batch, options).catch((again: unknown) => refuse(batch, again));
    else if (batch.length === 1) refuse(batch, error);
    else for (const one of batch) await answer([one], options).catch((own: unknown) => one.reject(own));
  }
}

async function answer<Command, Result>(
  batch: readonly Waiting<Command, Result>[],
  options: LanesOptions<Command, Result>,
): Promise<void> {
  const results = await options.run(batch.map(({ command }) => command));
  if (results.length !== batch.length) throw new Error(`${results.length} answers to ${batch.length} commands`);
  batch.forEach(({ resolve }, index) => resolve(results[index]!));
}

function refuse<Command, Result>(batch: readonly Waiting<Command, Result>[], error: unknown): void {
  for (const { reject } of batch) reject(error);
}

// FNV-1a: spreads keys evenly over few lanes, and the same key to the same lane in every process.
function laneOf(key: string | bigint, lanes: number): number {
  if (typeof key === 'bigint') return Number(key % BigInt(lanes));
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % lanes;
}
