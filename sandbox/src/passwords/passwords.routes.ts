import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Passwords that have leaked in the demo and that no rule refuses, with their counts. */
const LEAKED: Readonly<Record<string, number>> = {
  'Sabaidee-1975': 2119,
  'Vientiane#2024': 318,
  'Luang-Prabang-88': 74,
  'Correct-Horse-9': 4417,
  'Trustno1-please': 936,
  'Manchester-7-United': 1288,
};

const Prefix = z.string().check(z.regex(/^[0-9A-Fa-f]{5}$/));
const PADDED_TO = { least: 20, most: 40 };

/** A list of leaked passwords with the range API of Have I Been Pwned: `GET /passwords/range/{five hex digits}`. */
export function passwordsRoutes(app: FastifyInstance): void {
  const hashes = Object.entries(LEAKED).map(([password, times]) => ({ hash: sha1(password), times }));

  app.get<{ Params: { prefix: string } }>('/passwords/range/:prefix', async ({ params }, reply) => {
    const prefix = Prefix.safeParse(params.prefix);
    if (!prefix.success) return reply.code(400).send('The hash prefix was not in a valid format');
    const found = hashes
      .filter(({ hash }) => hash.startsWith(prefix.data.toUpperCase()))
      .map(({ hash, times }) => `${hash.slice(5)}:${times}`);
    const padding = Array.from({ length: randomInt(PADDED_TO.least, PADDED_TO.most) }, () => `${anyRest()}:0`);
    return reply.type('text/plain; charset=utf-8').send([...found, ...padding].join('\r\n'));
  });
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}

function anyRest(): string {
  return randomBytes(20).toString('hex').toUpperCase().slice(5);
}
