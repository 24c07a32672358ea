import { ApiError, contentCalls, handOverCalls, identityCalls, memberCallIds } from '@champa/api-client';
import type { ExtraVerification, ExtraVerificationMethod, SignedIn } from '@champa/contract';
import { memberQuery } from '../../../entities/member/index.ts';
import { api, queryClient } from '../../../kit/api/api.ts';
import { session } from '../../../kit/api/session.ts';
import { forgetUser, rememberUser, thisDevice } from '../model/device.ts';

/** A member who has just signed in. Their password must be changed if it has expired or the platform generated it. */
export type Arrival = { mustChangePassword: boolean };

export type PasswordWish = {
  username: string;
  password: string;
  /** The token stored on this device in place of a typed password. */
  remembered: string;
  captcha: string;
  captchaKey: string;
  check: string;
  remember: boolean;
  agentArea: boolean;
};

export type SmsWish = {
  mobileNum: string;
  countryDialingCode: string;
  /** The code sent to the number, or the phone sign-in provider's proof. */
  code: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  check: string;
  remember: boolean;
  agentArea: boolean;
};

export type DynamicWish = { username: string; code: string; check: string; agentArea: boolean };

/** Signs in by name and password. If wished, the device keeps the name and the encrypted password. */
export async function signInByPassword(wish: PasswordWish): Promise<SignedIn> {
  return api.call(identityCalls.login, { body: { ...wish, ...thisDevice() } });
}

/** Signs in by the code sent to a mobile number. */
export async function signInBySms({ mobileNum, code, remember: _, ...wish }: SmsWish): Promise<SignedIn> {
  const proof = { type: 'sms' as const, username: mobileNum, password: code };
  return api.call(identityCalls.login, { body: { ...wish, ...proof, ...thisDevice() } });
}

/** Signs in by name and a dynamic password. */
export function signInByDynamicCode({ code, ...wish }: DynamicWish): Promise<SignedIn> {
  const proof = { type: 'dynamic' as const, password: code };
  return api.call(identityCalls.login, { body: { ...wish, ...proof, ...thisDevice() } });
}

/** Keeps a name and the encrypted password for a day, or drops what was kept. */
export function keepPasswordUser({ username, remember }: PasswordWish, { remembered = '' }: SignedIn): void {
  if (remember) rememberUser({ username, password: remembered });
  else forgetUser('username', 'password');
}

/** Keeps a mobile number for a day, or drops what was kept. */
export function keepSmsUser({ mobileNum, countryDialingCode, remember }: SmsWish): void {
  if (remember) rememberUser({ mobileNum, dialingCode: countryDialingCode });
  else forgetUser('mobileNum', 'dialingCode');
}

/** The extra verification that a sign-in needs, where the error says so. */
export function extraVerificationOf(error: unknown): ExtraVerification | null {
  if (!(error instanceof ApiError) || error.code !== 'EXTRA_VERIFICATION_REQUIRED') return null;
  return error.value as ExtraVerification; // the contract gives this refusal this value
}

/** Completes a sign-in that needs extra verification. */
export function proveMyself(ticket: string, method: ExtraVerificationMethod, answer: string): Promise<SignedIn> {
  return api.call(identityCalls.extraVerification, { body: { ticket, method, answer, ...thisDevice() } });
}

/** Opens a trial account with play money, and its session. */
export async function playFree(): Promise<Arrival> {
  const token = await api.seal(identityCalls.freePlay, {});
  return begin(await api.call(identityCalls.freePlay, { body: { os: navigator.platform, token } }));
}

/** Signs out on this device whatever the server answers. */
export async function signOut(): Promise<void> {
  await api.call(identityCalls.logout, {}).catch(() => undefined);
  session.end();
  forgetMember();
}

/** Replaces this session by that of a hand-over ticket, and loads the page anew. While that fails, nothing is changed. */
export async function changeAccount(ticket: string): Promise<void> {
  const { token } = await api.call(handOverCalls.handOver, { body: { ticket, ...thisDevice() } });
  await api.call(identityCalls.logout, {}).catch(() => undefined);
  session.startHandedOver(token);
  window.location.reload();
}

/** Drops all data of the account, so that the next member never sees it. */
export function forgetMember(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [id] }) => typeof id === 'string' && memberCallIds.has(id) });
}

/** Starts the session and loads the member. A first sign-in is marked, so that its announcements show once. */
export async function begin(signedIn: SignedIn): Promise<Arrival> {
  const { token, firstTimeLogin } = signedIn;
  forgetMember();
  if (firstTimeLogin) session.noteFirstLogin();
  session.start(token);
  void queryClient.invalidateQueries({ queryKey: [contentCalls.promotions.id] });
  if (firstTimeLogin) void api.call(identityCalls.firstLogin, {}).catch(() => undefined);
  await queryClient.prefetchQuery(memberQuery);
  return { mustChangePassword: signedIn.passwordExpired || signedIn.defaultPassword };
}
