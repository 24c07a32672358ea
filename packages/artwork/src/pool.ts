import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CoverSpec } from './spec.ts';
import type { TileSpec } from './tile.ts';
import type { Drawing, Pictures, Size } from './render.ts';

/** What a thread is told, and what it answers. */
export type Order = { id: number; drawing: Drawing; sizes: readonly Size[] };
export type Answer = { id: number; files: [string, Uint8Array][] } | { id: number; error: string };

export type ArtworkPool = {
  cover(spec: CoverSpec, sizes: readonly Size[]): Promise<Pictures>;
  tile(spec: TileSpec, sizes: readonly Size[]): Promise<Pictures>;
  banner(id: string, sizes: readonly Size[]): Promise<Pictures>;
  /** Pictures asked for and not yet delivered. */
  readonly pending: number;
  /** Ends the threads; what is still pending is refused. */
  close(): Promise<void>;
};

type Ticket = { order: Order; resolve: (pictures: Pictures) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; busy: Ticket | null };

/**
 * Draws pictures on threads of its own, first come first served, so that the thread that serves requests is never held
 * up. A thread is started when there is work for it; one that dies takes only its own picture with it.
 */
export function createArtworkPool({ threads = Math.max(1, availableParallelism()) }: { threads?: number } = {}): ArtworkPool {
  const waiting: Ticket[] = [];
  const crew: Thread[] = [];
  let lastId = 0;
  let isClosed = false;

  function draw(drawing: Drawing, sizes: readonly Size[]): Promise<Pictures> {
    if (isClosed) return Promise.reject(new Error('the artwork pool is closed'));
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.push({ order: { id: lastId, drawing, sizes }, resolve, reject });
      hand();
    });
  }

  function hand(): void {
    while (waiting.length > 0) {
      const thread = crew.find((each) => each.busy === null) ?? (crew.length < threads ? hire() : undefined);
      if (thread === undefined) return;
      thread.busy = waiting.shift() ?? null;
      thread.worker.ref();
      if (thread.busy !== null) thread.worker.postMessage(thread.busy.order);
    }
  }

  function hire(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, busy: null };
    worker.on('message', (answer: Answer) => settle(thread, answer));
    worker.on('error', (error) => dismiss(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => dismiss(thread, new Error('an artwork thread ended')));
    crew.push(thread);
    return thread;
  }

  function settle(thread: Thread, answer: Answer): void {
    const ticket = thread.busy;
    thread.busy = null;
    // An idle thread must not keep the program alive.
    thread.worker.unref();
    if ('error' in answer) ticket?.reject(new Error(answer.error));
    else ticket?.resolve(new Map(answer.files.map(([key, bytes]) => [key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)])));
    hand();
  }

  function dismiss(thread: Thread, reason: Error): void {
    const place = crew.indexOf(thread);
    if (place < 0) return;
    crew.splice(place, 1);
    thread.busy?.reject(reason);
    if (!isClosed) hand();
  }

  return {
    cover: (spec, sizes) => draw({ kind: 'cover', spec }, sizes),
    tile: (spec, sizes) => draw({ kind: 'tile', spec }, sizes),
    banner: (id, sizes) => draw({ kind: 'banner', id }, sizes),
    get pending() {
      return waiting.length + crew.filter((each) => each.busy !== null).length;
    },
    async close() {
      isClosed = true;
      for (const ticket of waiting.splice(0)) ticket.reject(new Error('the artwork pool is closed'));
      await Promise.all(crew.map(({ worker }) => worker.terminate()));
    },
  };
}
