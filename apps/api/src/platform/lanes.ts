/** Thrown by `submit` when a lane's queue is full or the lanes are draining. Nothing was done: try again later, or elsewhere. */
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
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Lane<Command, Result> = { waiting: Waiting<Command, Result>[]; running: Promise<void> | null };

/**
 * Group commit. A command runs at once when its lane is idle; commands that arrive while the lane is busy make up its
 * next batch. So nothing ever waits for a batch to fill, and under load more commands share one round trip and one
 * commit.
 */
export function createLanes<Command, Result>(options: LanesOptions<Command, Result>): Lanes<Command, Result> {
  const lanes = Array.from({ length: options.lanes }, (): Lane<Command, Result> => ({ waiting: [], running: null }));
  let draining = false;

  return {
    submit: (command) => {
      const lane = lanes[laneOf(options.keyOf(command), lanes.length)]!;
      if (draining || lane.waiting.length >= options.maxWaiting) {
        return Promise.reject(new LanesRefused(draining ? 'draining' : 'too many commands are waiting'));
      }
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      lane.waiting.push({ command, resolve, reject });
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
  while (lane.waiting.length > 0) await runBatch(lane.waiting.splice(0, options.maxBatch), options);
  lane.running = null;
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
