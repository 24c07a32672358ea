import { redirect } from '@tanstack/react-router';
import { session } from './session.ts';

/** The guard of a page that needs sign-in: without a session's token, to /login; from there back to where one wanted. */
export function requireSession({ location }: { location: { href: string } }): void {
  if (session.token() === null) throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Where to go after signing in: a path of this site, never another's. */
export function readReturnPath({ redirect: path }: Readonly<Record<string, unknown>>): { redirect?: string } {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? { redirect: path } : {};
}
