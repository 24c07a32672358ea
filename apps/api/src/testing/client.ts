import type { FastifyInstance } from 'fastify';

export type Answer = { status: number; success: boolean; code?: string; message?: string; value?: any };

export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  given?: { token?: string; ip?: string; language?: string; host?: string },
) => Promise<Answer>;

/** Calls the API as a browser would, from whatever address. */
export function createSend(app: () => FastifyInstance): Send {
  return async (method, url, body, { token, ip = '203.0.113.7', language = 'en', host = 'localhost:8080' } = {}) => {
    const headers = { host, 'x-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await app().inject({
      method,
      url,
      headers,
      remoteAddress: ip,
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, ...(answer.json() as Omit<Answer, 'status'>) };
  };
}
