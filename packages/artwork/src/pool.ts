import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawing, Pictures, Size } from './render.ts';
import type { CoverSpec } from './spec.ts';
import type { TileSpec } from './tile.ts';

/** What a painter is sent, and what it answers. */
export type Order = { id: number; drawing: Drawing; sizes: readonly Size[] };
export type Answer = { id: number; files: [string, Uint8Array][] } | { id: number; error: string };

export type ArtworkPool = {
  cover(spec: CoverSpec, sizes: readonly Size[]): Promise<Pictures>;
  tile(spec: TileSpec, sizes: readonly Size[]): Promise<Pictures>;
  banner(id: string, sizes: readonly Size[]): Promise<Pictures>;
  avatar(id: string, sizes: readonly Size[]): Promise<Pictures>;
  /** Pictures requested and not yet delivered. */
  readonly pending: number;
  /** Ends the painters; pending pictures are refused. */
  close(): Promise<void>;
};

type Ticket = { order: Order; attempt: number; resolve: (pictures: Pictures) => void; reject: (error: Error) => void };
type Painter = { child: ChildProcess; busy: Ticket | null };

const mostAttempts = 3;

/**
 * Renders pictures in processes of their own (painters), first come first served, so that the thread that serves requests is
 * never blocked. Painters are processes, not threads: resvg is native code that can abort the whole process (see
 * `drawableScale`). Then only the painter dies, and its picture is tried again with the figures moved a little. A painter starts
 * when there is work, and does not keep the program alive while idle. `painter` is the program that each of them runs.
 */
export function createArtworkPool({
  threads = availableParallelism(),
  painter: program = new URL('./worker.ts', import.meta.url),
}: { threads?: number; painter?: URL } = {}): ArtworkPool {
  const waiting: Ticket[] = [];
  const crew = new Set<Painter>();
  let lastId = 0;
  let isClosed = false;
  // A program that exits without closing the pool kills its painters. If it is killed itself, its painters notice that the
  // channel closed.
  const killAll = (): void => crew.forEach(({ child }) => child.kill('SIGKILL'));
  process.once('exit', killAll);

  function draw(drawing: Drawing, sizes: readonly Size[]): Promise<Pictures> {
    if (isClosed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.push({ order: { id: lastId, drawing, sizes }, attempt: 1, resolve, reject });
      hand();
    });
  }

  function hand(): void {
    while (waiting.length > 0 && !isClosed) {
      const painter = idle() ?? (crew.size < threads ? hire() : undefined);
      const ticket = painter && waiting.shift();
      if (painter === undefined || ticket === undefined) return;
      painter.busy = ticket;
      wake(painter.child);
      painter.child.send(ticket.order);
    }
  }

  function idle(): Painter | undefined {
    return [...crew].find((painter) => painter.busy === null);
  }

  function hire(): Painter {
    const child = fork(fileURLToPath(program), {
      serialization: 'advanced',
      execArgv: [],
    });
    const painter: Painter = { child, busy: null };
    child.on('message', (answer: Answer) => settle(painter, answer));
    child.on('error', (error) => bury(painter, error));
    child.on('exit', () => bury(painter, new Error('an artwork painter ended')));
    crew.add(painter);
    return painter;
  }

  function settle(painter: Painter, answer: Answer): void {
    const ticket = painter.busy;
    painter.busy = null;
    rest(painter.child);
    if ('error' in answer) ticket?.reject(new Error(answer.error));
    else ticket?.resolve(new Map(answer.files.map(([key, bytes]) => [key, Buffer.from(bytes)])));
    hand();
  }

  function bury(painter: Painter, reason: Error): void {
    const ticket = painter.busy;
    painter.busy = null;
    if (!crew.delete(painter)) return;
    if (ticket !== null) {
      if (isClosed || ticket.attempt >= mostAttempts) ticket.reject(isClosed ? closed() : reason);
      else waiting.unshift(again(ticket));
    }
    hand();
  }

  return {
    cover: (spec, sizes) => draw({ kind: 'cover', spec }, sizes),
    tile: (spec, sizes) => draw({ kind: 'tile', spec }, sizes),
    banner: (id, sizes) => draw({ kind: 'banner', id }, sizes),
    avatar: (id, sizes) => draw({ kind: 'avatar', id }, sizes),
    get pending() {
      return waiting.length + [...crew].filter((painter) => painter.busy !== null).length;
    },
    async close() {
      isClosed = true;
      process.off('exit', killAll);
      for (const ticket of waiting.splice(0)) ticket.reject(closed());
      await Promise.all([...crew].map(({ child }) => ended(child)));
    },
  };
}

function closed(): Error {
  return new Error('the artwork pool is closed');
}

/** The same picture with its random positions generated again. */
function again({ order, attempt, ...rest }: Ticket): Ticket {
  const { drawing } = order;
  const moved: Drawing =
    drawing.kind === 'cover' ? { kind: 'cover', spec: { ...drawing.spec, seed: `${drawing.spec.seed}~` } } : drawing;
  return { ...rest, order: { ...order, drawing: moved }, attempt: attempt + 1 };
}

function wake(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  wake(child);
  child.kill('SIGKILL');
  await gone;
}
