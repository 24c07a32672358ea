import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `pass`: what is asked is answered.
 * - `cut`: nothing gets through.
 * - `lose-answers`: what is asked arrives, the answer does not.
 * - `nonsense`: the answer is a proxy's error page.
 * - `nowhere`: a proxy knows no such address.
 */
export type LineState = 'pass' | 'cut' | 'lose-answers' | 'nonsense' | 'nowhere';

export type UnreliableLine = {
  url: string;
  state: LineState;
  /** Called when the far end has answered, before the answer is passed on. */
  onAnswer: () => void;
  /** What becomes of an answer on its way. */
  change: (text: string) => string;
  close: () => Promise<void>;
};

/** A line to a provider that fails as lines do. */
export async function startUnreliableLine(target: string): Promise<UnreliableLine> {
  const server = createServer((request, response) => {
    void carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: UnreliableLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'pass',
    onAnswer: () => undefined,
    change: (text) => text,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return line;

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (line.state === 'cut') return void request.socket.destroy();
    if (line.state === 'nonsense')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    if (line.state === 'nowhere')
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const body = await new Response(request as never).text();
    const headers = Object.entries(request.headers).filter(
      ([name]) => name.startsWith('x-') || name === 'content-type',
    );
    const answer = await fetch(new URL(request.url!, target), {
      method: request.method!,
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body && { body }),
    });
    const text = await answer.text();
    line.onAnswer();
    if (line.state === 'lose-answers') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(line.change(text));
  }
}
