import { ApiError } from '@champa/api-client';
import type { MemberInfo } from '@champa/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { memberQuery } from '../entities/member/index.ts';
import { session } from '../kit/api/session.ts';
import { isSitePath } from '../kit/text/site-path.ts';

type Entering = { location: { href: string } };
export type Entered = { member: MemberInfo };

/** Guards a page that needs sign-in: without a session token it redirects to /login, which leads back to the page. */
export function requireSession({ location }: Entering): void {
  if (session.token() === null) throw redirect({ to: '/login', search: { redirect: location.href } });
}

/**
 * Guards a page closed to trial accounts: redirects them to the home page with an explanation. Returns the member who
 * enters.
 */
export async function requireTrueAccount(
  entering: Entering & { context: { queryClient: QueryClient } },
): Promise<Entered> {
  requireSession(entering);
  const { member } = await entering.context.queryClient.ensureQueryData(memberQuery).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_LOGGED_IN') requireSession(entering);
    throw error;
  });
  if (member.isTrial) throw redirect({ to: '/', search: { popup: 'true-account' } });
  return { member };
}

/** Where to go after signing in: a path of this site, never of another. */
export function readReturnPath({ redirect: path }: Readonly<Record<string, unknown>>): { redirect?: string } {
  return isSitePath(path) ? { redirect: path } : {};
}
