import { connect, type Socket } from 'node:net';

export type LoadOptions = {
  port: number;
  connections: number;
  seconds: number;
  /** The path of the next request. */
  nextPath: () => string;
};

export type Load = { requests: number; rate: number; meanBytes: number; p50Ms: number; p99Ms: number };

const HEADER_END = Buffer.from('\r\n\r\n');

/**
 * Sends GET requests over kept-alive connections, one at a time on each, as fast as they are answered. It handles an answer with
 * as little work as possible, so that the server is measured; any status but 200 ends the run.
 */
export async function load({ port, connections, seconds, nextPath }: LoadOptions): Promise<Load> {
  const latencies: number[] = [];
  let bytes = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const answered = (ms: number, size: number): void => {
    latencies.push(ms);
    bytes += size;
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(port, () => (performance.now() < until ? nextPath() : null), answered),
    ),
  );
  const took = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => round(latencies[Math.floor(latencies.length * share)]!, 2);
  const requests = latencies.length;
  return {
    requests,
    rate: Math.round(requests / took),
    meanBytes: Math.round(bytes / requests),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/** Rounds a figure for a table. */
export function round(figure: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(figure * scale) / scale;
}

function converse(
  port: number,
  nextPath: () => string | null,
  answered: (ms: number, bytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    let missing = -1; // remaining bytes of the body; -1 while the head is read
    let size = 0;

    const send = (): void => {
      const path = nextPath();
      if (path === null) {
        socket.end();
        return resolve();
      }
      sentAt = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    };
    const take = (chunk: Buffer): void => {
      if (missing < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEADER_END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200'))
          return (reject(new Error(`the server answered ${text.slice(0, 40)}`)), undefined);
        size = Number(/content-length: (\d+)/i.exec(text)![1]);
        missing = size - (head.length - end - HEADER_END.length);
        head = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = -1;
      answered(performance.now() - sentAt, size);
      send();
    };
    socket.once('connect', send).on('data', take).once('error', reject);
  });
}
