import { callQuery, calls } from '@champa/api-client';
import type { OperationInput, SignedIn } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api, queryClient } from '../../../shared/api.ts';
import { session } from '../../../shared/session.ts';

export const memberQuery = callQuery(api, calls.loginInfo, {});
export const registerSettingsQuery = { ...callQuery(api, calls.registerSettings, {}), staleTime: Infinity };

/** Signs in and loads who is signed in. A first sign-in is noted, so that it is not told again. */
export async function signIn(username: string, password: string): Promise<void> {
  await begin(await api.call(calls.login, { body: { username, password } }));
}

type Registration = OperationInput<typeof contract.register>['body'];

/** Registers and signs in. */
export async function registerMember(registration: Registration): Promise<void> {
  await begin(await api.call(calls.register, { body: registration }));
}

/** Ends the session here whatever the server answers: who wants out is out. */
export async function signOut(): Promise<void> {
  await api.call(calls.logout, {}).catch(() => undefined);
  session.end();
  forgetMember();
}

/** Drops all that was loaded for the account, so that the next one never sees it. */
export function forgetMember(): void {
  const personal = new Set<string>(Object.values(calls).flatMap(({ id, access }) => (access === 'member' ? [id] : [])));
  queryClient.removeQueries({ predicate: ({ queryKey: [id] }) => typeof id === 'string' && personal.has(id) });
}

async function begin({ token, firstTimeLogin }: SignedIn): Promise<void> {
  forgetMember();
  session.start(token);
  if (firstTimeLogin) void api.call(calls.firstLogin, {}).catch(() => undefined);
  await queryClient.prefetchQuery(memberQuery);
}
