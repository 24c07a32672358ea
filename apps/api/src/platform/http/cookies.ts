import type { FastifyRequest } from 'fastify';

/** The value of a cookie; empty where there is none. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const pairs = (headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
