import { ApiError, contentCalls, identityCalls, memberCallIds } from '@champa/api-client';
import type { ExtraVerification, ExtraVerificationMethod, SignedIn } from '@champa/contract';
import { memberQuery } from '../../../entities/member/index.ts';
import { api, queryClient } from '../../../kit/api/api.ts';
import { session } from '../../../kit/api/session.ts';
import { forgetUser, rememberUser, thisDevice } from '../model/device.ts';

/** The one who has come in: whether his password has to be changed, as it has expired or is the one the platform gave. */
export type Arrival = { mustChangePassword: boolean };

export type PasswordWish = {
  username: string;
  password: string;
  /** What this device keeps in the password's place, where the member typed none. */
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
  /** The code that was sent to the number, or what a phone sign-in provider said of it. */
  code: string;
  firebaseChannel?: string;
  firebaseIdToken?: string;
  check: string;
  remember: boolean;
  agentArea: boolean;
};

export type DynamicWish = { username: string; code: string; check: string; agentArea: boolean };

/** Asks for a session by name and password. The device keeps the name, and the password sealed, where that was wished. */
export async function signInByPassword(wish: PasswordWish): Promise<SignedIn> {
  return api.call(identityCalls.login, { body: { ...wish, ...thisDevice() } });
}

/** Asks for a session by the code that was sent to a mobile number. */
export async function signInBySms({ mobileNum, code, remember: _, ...wish }: SmsWish): Promise<SignedIn> {
  const proof = { type: 'sms' as const, username: mobileNum, password: code };
  return api.call(identityCalls.login, { body: { ...wish, ...proof, ...thisDevice() } });
}

/** Asks for a session by name and the code that stands for the password this once. */
export function signInByDynamicCode({ code, ...wish }: DynamicWish): Promise<SignedIn> {
  const proof = { type: 'dynamic' as const, password: code };
  return api.call(identityCalls.login, { body: { ...wish, ...proof, ...thisDevice() } });
}

/** Keeps a name and the sealed password for a day, or drops what was kept. */
export function keepPasswordUser({ username, remember }: PasswordWish, { remembered = '' }: SignedIn): void {
  if (remember) rememberUser({ username, password: remembered });
  else forgetUser('username', 'password');
}

/** Keeps a mobile number for a day, or drops what was kept. */
export function keepSmsUser({ mobileNum, countryDialingCode, remember }: SmsWish): void {
  if (remember) rememberUser({ mobileNum, dialingCode: countryDialingCode });
  else forgetUser('mobileNum', 'dialingCode');
}

/** What a sign-in still asks for, where an error says that it does. */
export function extraVerificationOf(error: unknown): ExtraVerification | null {
  if (!(error instanceof ApiError) || error.code !== 'EXTRA_VERIFICATION_REQUIRED') return null;
  return error.value as ExtraVerification; // the contract gives this refusal this value
}

/** Ends a sign-in that asked for more than a password. */
export function proveMyself(ticket: string, method: ExtraVerificationMethod, answer: string): Promise<SignedIn> {
  return api.call(identityCalls.extraVerification, { body: { ticket, method, answer, ...thisDevice() } });
}

/** Opens a trial account with play money, and its session. */
export async function playFree(): Promise<Arrival> {
  const token = await api.seal(identityCalls.freePlay, {});
  return begin(await api.call(identityCalls.freePlay, { body: { os: navigator.platform, token } }));
}

/** Ends the session here whatever the server answers: who wants out is out. */
export async function signOut(): Promise<void> {
  await api.call(identityCalls.logout, {}).catch(() => undefined);
  session.end();
  forgetMember();
}

/** Drops all that was loaded for the account, so that the next one never sees it. */
export function forgetMember(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [id] }) => typeof id === 'string' && memberCallIds.has(id) });
}

/** Begins the session and loads who is signed in. A first sign-in is noted, so that it is not told again. */
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
