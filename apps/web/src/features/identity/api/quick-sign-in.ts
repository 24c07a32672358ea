import { ApiError, callQuery, quickSignInCalls } from '@champa/api-client';
import type { LinkedAccount, Newcomer, Passkey, PasskeyAssertion, SignedIn, SignInProvider } from '@champa/contract';
import { api, queryClient } from '../../../kit/api/api.ts';
import { thisDevice } from '../model/device.ts';
import { createPasskey } from '../model/passkey-browser.ts';
import { begin } from './session.ts';

export const waysQuery = { ...callQuery(api, quickSignInCalls.signInWays, {}), staleTime: 60_000 };
export const passkeysQuery = callQuery(api, quickSignInCalls.memberPasskeys, {});
export const linkedAccountsQuery = callQuery(api, quickSignInCalls.linkedAccounts, {});

/** The member's proof before a way of signing in is added or removed. */
export type OwnProof = { password: string; code: string };
export type ProofKind = 'password' | 'authenticator' | 'none';

/** Where to go after a visit to a provider. */
const RETURN_KEY = 'providerReturn';

export const askForPasskey = () => api.call(quickSignInCalls.passkeyOptions, { body: {} });

export const signInByPasskey = (response: PasskeyAssertion, agentArea: boolean): Promise<SignedIn> =>
  api.call(quickSignInCalls.passkeyLogin, {
    body: { response, agentArea, ...thisDevice() },
  });

/** Has the browser make a passkey, and the server store it. @returns `false` where the member cancelled */
export async function addPasskey(proof: OwnProof, label: string): Promise<boolean> {
  const response = await createPasskey(await api.call(quickSignInCalls.beginPasskey, { body: proof }));
  if (!response) return false;
  await api.call(quickSignInCalls.addPasskey, { body: { response, label: label.trim() } });
  await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  return true;
}

export async function renamePasskey({ id }: Passkey, label: string): Promise<void> {
  await api.call(quickSignInCalls.renamePasskey, { params: { id }, body: { label: label.trim() } });
  await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}

export async function removePasskey({ id }: Passkey, proof: OwnProof): Promise<void> {
  await api.call(quickSignInCalls.removePasskey, { params: { id }, body: proof });
  await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}

type Departure = { agentArea?: boolean; link?: string; returnTo: string };

/** Goes to a provider's page, which leads back to ours. */
export async function leaveFor({ id }: SignInProvider, { returnTo, ...body }: Departure): Promise<void> {
  const { url } = await api.call(quickSignInCalls.beginProvider, { params: { id }, body });
  sessionStorage.setItem(RETURN_KEY, returnTo);
  window.location.assign(url);
}

/** Goes to a provider's page to link the account there. */
export async function leaveToLink(provider: SignInProvider, proof: OwnProof, returnTo: string): Promise<void> {
  const { link } = await api.call(quickSignInCalls.beginLink, { body: { provider: provider.id, ...proof } });
  await leaveFor(provider, { link, returnTo });
}

export async function unlink({ provider }: LinkedAccount, proof: OwnProof): Promise<void> {
  await api.call(quickSignInCalls.unlinkAccount, { params: { id: provider.id }, body: proof });
  await queryClient.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey });
}

export type VisitOutcome =
  | { kind: 'signedIn'; mustChangePassword: boolean; returnTo: string }
  | { kind: 'newcomer'; newcomer: Newcomer; returnTo: string }
  | { kind: 'linked'; provider: string; returnTo: string };

/** The result of a visit to a provider, from the address's hash. A ticket is used once. */
export const visitQuery = (outcome: string) => ({
  queryKey: [quickSignInCalls.providerLogin.id, outcome],
  queryFn: () => endVisit(outcome),
  staleTime: Infinity,
  retry: false,
});

export const whereVisitBegan = (): string => sessionStorage.getItem(RETURN_KEY) ?? '/';

async function endVisit(outcome: string): Promise<VisitOutcome> {
  const ticket = new URLSearchParams(outcome).get('ticket');
  if (ticket === null) throw new ApiError('PROVIDER_LOGIN_FAILED', 0, '');
  const returnTo = whereVisitBegan();
  const result = await api.call(quickSignInCalls.providerLogin, { body: { ticket, ...thisDevice() } });
  if (result.newcomer) return { kind: 'newcomer', newcomer: result.newcomer, returnTo };
  if (result.linked) return { kind: 'linked', provider: result.linked.provider, returnTo };
  if (!result.signedIn) throw new ApiError('PROVIDER_LOGIN_FAILED', 0, '');
  return { kind: 'signedIn', ...(await begin(result.signedIn)), returnTo };
}
