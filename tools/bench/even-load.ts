import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The result of a request: when it was due (since the first), how long after that it was answered, and the answer. */
export type Answered = { dueMs: number; tookMs: number; body: string };

export type EvenLoad = {
  port: number;
  requests: readonly Buffer[];
  perSecond: number;
  /** Maximum number under way; further due requests wait, and the waiting counts. */
  connections: number;
  /** The start by the clock of this process; by default at once. */
  startAt?: number;
};

const OPENED_BEFORE_MS = 1000;
const HEADER_END = '\r\n\r\n';
const CONTENT_LENGTH = /content-length: (\d+)/i;

/**
 * Sends complete requests at an even rate, whether or not earlier ones are answered, like many independent members. A request's
 * time begins when it is due, so the delays of a server that falls behind are measured.
 */
export async function sendEvenly(load: EvenLoad): Promise<Answered[]> {
  const { port, requests, perSecond, connections } = load;
  const answered: Answered[] = Array.from({ length: requests.length });
  // The server closes connections that send nothing: they are opened shortly before the start.
  if (load.startAt !== undefined) await pause(Math.max(0, load.startAt - OPENED_BEFORE_MS - Date.now()));
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const free = [...lines];
  const waiting: number[] = [];
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  let left = requests.length;
  if (load.startAt !== undefined) await pause(Math.max(0, load.startAt - Date.now()));
  const start = performance.now();
  const dueOf = (index: number): number => (index * 1000) / perSecond;

  const send = (line: Line, index: number): void => {
    line.ask(requests[index]!, (error, body) => {
      if (error) return reject(error);
      answered[index] = { dueMs: dueOf(index), tookMs: performance.now() - start - dueOf(index), body };
      left -= 1;
      if (left === 0) return resolve();
      const next = waiting.shift();
      if (next === undefined) free.push(line);
      else send(line, next);
    });
  };
  const sending = (async () => {
    for (let next = 0; next < requests.length;) {
      const now = performance.now() - start;
      for (; next < requests.length && dueOf(next) <= now; next += 1) {
        const line = free.pop();
        if (line) send(line, next);
        else waiting.push(next);
      }
      await pause(1);
    }
  })();
  await Promise.all([sending, done]).finally(() => lines.forEach(({ close }) => close()));
  return answered;
}

type Line = { ask: (request: Buffer, then: (error: Error | null, body: string) => void) => void; close: () => void };

/** A kept-alive connection with one request at a time. */
async function openLine(port: number): Promise<Line> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let answer = '';
  let then: ((error: Error | null, body: string) => void) | null = null;
  const finish = (error: Error | null, body: string): void => {
    const told = then;
    then = null;
    answer = '';
    told?.(error, body);
  };
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    answer += text;
    const end = answer.indexOf(HEADER_END);
    if (end < 0) return;
    const length = Number(CONTENT_LENGTH.exec(answer)?.[1]);
    if (answer.length >= end + HEADER_END.length + length) finish(null, answer.slice(end + HEADER_END.length));
  });
  socket.on('error', (error) => finish(error, ''));
  socket.on('close', () => finish(new Error('the server hung up'), ''));
  return {
    ask: (request, told) => {
      then = told;
      if (socket.destroyed) finish(new Error('the server had hung up'), '');
      else socket.write(request);
    },
    close: () => socket.destroy(),
  };
}

/** The time within which this share of answers arrived. */
export function percentile(answered: readonly Answered[], share: number): number {
  const times = answered.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  return Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
}
