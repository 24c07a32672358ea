import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A connection that sends a text and then nothing more. Resolves with what the server answered until it hung up. */
export function fallSilentAfter(server: Server, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let answered = '';
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (bytes) => (answered += bytes.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(answered));
  return promise;
}

/** Shortens the time limits that a server has, so that a test need not wait for them. Before it listens. */
export function shortenTimeLimits(server: Server): void {
  const divided = (limit: number): number => limit / 100;
  server.headersTimeout = divided(server.headersTimeout);
  server.requestTimeout = divided(server.requestTimeout);
  server.timeout = divided(server.timeout);
  server.keepAliveTimeout = divided(server.keepAliveTimeout);
  // Node reads it when it begins to listen; its types do not have it.
  Object.assign(server, { connectionsCheckingInterval: 20 });
}

/** What clients may send and never finish: nothing at all, half a head, a body of which most is missing. */
export const unfinished = {
  nothing: '',
  'half a head': 'POST /x HTTP/1.1\r\nhost: x\r\n',
  'a part of a body': 'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n12345',
} as const;
