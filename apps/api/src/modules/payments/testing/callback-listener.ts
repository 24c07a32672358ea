import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Callback = { headers: IncomingHttpHeaders; body: string };

/** A merchant's address that takes a provider's callbacks, to be asked for one by one. */
export async function listenForCallbacks() {
  const arrived: Callback[] = [];
  const waiting: ((callback: Callback) => void)[] = [];
  const server = createServer(async (request, response) => {
    const callback = { headers: request.headers, body: await new Response(request as never).text() };
    response.end('OK');
    const taker = waiting.shift();
    if (taker) taker(callback);
    else arrived.push(callback);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    next: () => {
      const callback = arrived.shift();
      return callback ? Promise.resolve(callback) : new Promise<Callback>((resolve) => waiting.push(resolve));
    },
    close: () => void server.close().closeAllConnections(),
  };
}
