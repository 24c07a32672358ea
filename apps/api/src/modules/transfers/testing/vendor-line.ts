import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `pass`: calls are answered.
 * - `cut`: nothing gets through.
 * - `lose-answers`: a call arrives and is carried out, the answer is lost.
 * - `broken`: the vendor answers with an error of its own, HTTP 500.
 * - `nonsense`: a proxy answers in its place, unsigned.
 * - `forged`: the answer is changed on the way.
 */
export type LineState = 'pass' | 'cut' | 'lose-answers' | 'broken' | 'nonsense' | 'forged';

export type VendorLine = {
  url: string;
  /** Decides for each call by its path, as it arrives. */
  stateOf: (path: string) => LineState;
  /** Called before a call is passed on, and when its answer has come and is not passed on yet. */
  onRequest: (path: string) => void | Promise<void>;
  onAnswer: (path: string) => void | Promise<void>;
  close: () => Promise<void>;
};

/** A connection to the studio that can fail like a real one. */
export async function startVendorLine(target: string): Promise<VendorLine> {
  const server = createServer((request, response) => {
    void carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: VendorLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stateOf: () => 'pass',
    onRequest: () => undefined,
    onAnswer: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return line;

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!;
    const state = line.stateOf(path);
    const body = Buffer.from(await new Response(request as never).arrayBuffer());
    await line.onRequest(path);
    if (state === 'cut') return void request.socket.destroy();
    if (state === 'broken') return void response.writeHead(500).end('{"code":"INTERNAL"}');
    if (state === 'nonsense') return void response.writeHead(200).end('{"status":"done","balance":"1.00"}');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signatureOf(request) };
    const answer = await fetch(new URL(path, target), { method: 'POST', headers, body });
    const text = await answer.text();
    await line.onAnswer(path);
    if (state === 'lose-answers') return void request.socket.destroy();
    const signature = answer.headers.get('x-hub88-signature') ?? '';
    const told = state === 'forged' ? text.replace(/"balance":"\d/, '"balance":"9') : text;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'x-hub88-signature': signature }).end(told);
  }
}

function signatureOf({ headers }: IncomingMessage): string {
  return String(headers['x-hub88-signature'] ?? '');
}
