import type { FastifyInstance } from 'fastify';

export type Answer = { status: number; success: boolean; code?: string; message?: string; value?: any };

type Given = {
  token?: string;
  ip?: string;
  language?: string;
  host?: string;
  /** Sends the body as a form. */
  form?: true;
  /** Which browser calls; each keeps its own cookies. */
  browser?: string;
};

export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  given?: Given,
) => Promise<Answer>;

/** Calls the API as browsers would, from whatever address. */
export function createSend(app: () => FastifyInstance): Send {
  const jars = new Map<string, Map<string, string>>();

  return async (method, url, body, given = {}) => {
    const { token, ip = '203.0.113.7', language = 'en', host = 'localhost:8080', browser = 'own', form } = given;
    const jar = jars.get(browser) ?? new Map<string, string>();
    jars.set(browser, jar);
    const answer = await app().inject({
      method,
      url,
      headers: {
        host,
        'x-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      cookies: Object.fromEntries(jar),
      remoteAddress: ip,
      ...(body ? { payload: form ? new URLSearchParams(body as Record<string, string>).toString() : body } : {}),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, ...(answer.json() as Omit<Answer, 'status'>) };
  };
}
