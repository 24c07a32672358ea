import { connect } from 'node:net';
import { round } from './ledger-load.ts';

export type WalletLoad = { perSecond: number; p50Ms: number; p99Ms: number };

const HEADER_END = '\r\n\r\n';
const CONTENT_LENGTH = /content-length: (\d+)/i;

/**
 * Sends each list of requests over its own connection, one after another, and ends when all are answered. It does as little work
 * as possible, so that the server is measured; any answer without the text of a success ends the run.
 */
export async function sendAll(
  port: number,
  lists: readonly (readonly Buffer[])[],
  success = '"status":"RS_OK"',
): Promise<WalletLoad> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(lists.map((list) => converse(port, list, success, times)));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!),
    p99Ms: round(times[Math.floor(times.length * 0.99)]!),
  };
}

function converse(port: number, requests: readonly Buffer[], success: string, times: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let next = 0;
  let sentAt = 0;
  let answer = '';

  const send = (): void => {
    if (next === requests.length) {
      socket.end();
      return resolve();
    }
    answer = '';
    sentAt = performance.now();
    socket.write(requests[next++]!);
  };
  socket.setEncoding('latin1');
  socket.once('connect', send);
  socket.once('error', reject);
  socket.on('data', (text: string) => {
    answer += text;
    if (!isWhole(answer)) return;
    times.push(performance.now() - sentAt);
    if (answer.includes(success)) send();
    else reject(new Error(`the server answered:\n${answer}`));
  });
  return promise;
}

function isWhole(answer: string): boolean {
  const headerEnd = answer.indexOf(HEADER_END);
  if (headerEnd < 0) return false;
  const length = Number(CONTENT_LENGTH.exec(answer)?.[1]);
  return answer.length >= headerEnd + HEADER_END.length + length;
}
