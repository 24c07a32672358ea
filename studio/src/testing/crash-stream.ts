import type { Studio } from '../studio.ts';
import { CrashEvent } from '../protocol.ts';

type Kind = CrashEvent['type'];
type Event<K extends Kind> = Extract<CrashEvent, { type: K }>;

export type CrashStream = {
  events: CrashEvent[];
  /** The first matching event of the kind, past or future. */
  until: <K extends Kind>(kind: K, fits?: (event: Event<K>) => boolean) => Promise<Event<K>>;
  close: () => void;
};

/** Reads a crash stream over HTTP like the client: fetch, lines, one event each. */
export async function readStream(origin: string, session: string): Promise<CrashStream> {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/crash/stream`, {
    headers: { authorization: `Bearer ${session}` },
    signal: leaving.signal,
  });
  const events: CrashEvent[] = [];
  const waiting = new Set<() => void>();
  void consume(response, (event) => {
    events.push(event);
    for (const look of waiting) look();
  }).catch(() => undefined);
  return {
    events,
    close: () => leaving.abort(),
    until: (kind, fits = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = events.find((event) => event.type === kind && fits(event as Event<typeof kind>));
          if (!found) return;
          waiting.delete(look);
          resolve(found as Event<typeof kind>);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Speeds the studio's clock up, so that a flight of a minute takes a second or two. */
export function quicken(studio: Studio, factor: number): void {
  const start = Date.now();
  studio.now = () => start + (Date.now() - start) * factor;
}

async function consume(response: Response, take: (event: CrashEvent) => void): Promise<void> {
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('data: ')) take(CrashEvent.parse(JSON.parse(line.slice(6))));
  }
}
