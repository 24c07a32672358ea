import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/http/cookies.ts';

/** Long enough to go, come back, and fill in a form. */
const SECONDS = 900;

/**
 * The cookie that binds a visit to the browser it began in: what another browser brings back is refused. It does not
 * identify anybody. `Lax`, as the visitor comes back from another site.
 */
export function visitCookie(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-provider-visit' : 'provider-visit';
  return {
    write: (browser: string): string =>
      `${name}=${browser}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,

    /** Empty where there is none. */
    read: (request: Pick<FastifyRequest, 'headers'>): string => readCookie(request, name),
  };
}
