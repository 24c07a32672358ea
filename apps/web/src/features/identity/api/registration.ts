import { ApiError, identityCalls, quickSignInCalls } from '@champa/api-client';
import type { SignedIn } from '@champa/contract';
import type { RegisterFieldName, RegisterKind } from '@champa/contract/register-rules';
import { queryOptions } from '@tanstack/react-query';
import { affiliateCode, forgetReferralCodes, referralCode } from '../../../entities/referral/index.ts';
import { api, queryClient } from '../../../kit/api/api.ts';
import { thisDevice } from '../model/device.ts';
import type { PhoneProof } from '../model/phone-window.ts';
import type { RegisterFormValues } from '../model/register-rules.ts';
import { type Arrival, begin } from './session.ts';

const MAX_URL_LENGTH = 200;

/** A generated name and password of a new account; the session begins once the member has seen them. */
export type NewCredentials = { username: string; password: string; signedIn: SignedIn };

/**
 * The code that invites a visitor; empty where there is none. `refusal`: why the link cannot be used. `isUnknown`: the code in
 * the address is nobody's, and registration goes on without it.
 */
export type Invitation = { code: string; refusal: ApiError | null; isUnknown: boolean };
const nobody: Invitation = { code: '', refusal: null, isUnknown: false };
const unknown: Invitation = { ...nobody, isUnknown: true };

/** The invitation in the visitor's address: an agent's code, or a link's in either place where a code can stand. */
export const invitationQuery = queryOptions({
  queryKey: [identityCalls.agentAffiliate.id, 'address'],
  queryFn: async (): Promise<Invitation> => {
    const code = affiliateCode() || referralCode();
    if (code === '') return nobody;
    const look = affiliateCode() ? lookAtInvitation(code) : lookAtReferral(code);
    return look.catch((error: unknown) => (isLinkRefusal(error) ? { ...nobody, code, refusal: error } : nobody));
  },
  staleTime: Infinity,
});

async function lookAtInvitation(code: string): Promise<Invitation> {
  return checkInvitation(code).then(
    () => ({ ...nobody, code }),
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'INVITATION_CODE_ERROR') return unknown;
      throw error;
    },
  );
}

/** A plain referral invites nobody: it is sent with the registration, and counted there. */
async function lookAtReferral(code: string): Promise<Invitation> {
  const query = { code, domain: window.location.hostname };
  const { kind } = await api.call(identityCalls.referralCodeKind, { query });
  return { invitation: { ...nobody, code }, referral: nobody, unknown }[kind];
}

/** Whether a refusal concerns a link that cannot be used. */
function isLinkRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && /^INVITATION_(?!CODE_ERROR)/.test(error.code);
}

/** Keeps the reason why the visitor's invitation was refused at registration. */
export function noteInvitationRefusal(error: unknown): void {
  if (!isLinkRefusal(error)) return;
  const { queryKey } = invitationQuery;
  queryClient.setQueryData(queryKey, (known) => (known && known.code !== '' ? { ...known, refusal: error } : known));
}

/** Registers without the invitation. */
export function leaveInvitation(): void {
  forgetReferralCodes();
  queryClient.setQueryData(invitationQuery.queryKey, nobody);
}

type Steps = {
  /** A newcomer's ticket from their sign-in provider. */
  ticket: string | null;
  /** The phone sign-in provider's proof of the number. */
  proof: PhoneProof | null;
  /** The code of the agent whose address the visitor came by. */
  invitation: string;
  /** The fields that the brand shows in this kind of registration. */
  shown: readonly RegisterFieldName[];
  /** Runs the brand's visitor check. */
  check: () => Promise<string>;
  letters: Letters;
};

/** The letters of a captcha and its key; empty until a refusal has asked for them. */
export type Letters = { captcha: string; captchaKey: string };

/** Registers and signs in: the invitation code first, then the visitor's check, then the account (specification, section 4). */
export async function registerNewMember(
  kind: RegisterKind,
  values: RegisterFormValues,
  steps: Steps,
): Promise<Arrival> {
  const asked = Object.fromEntries(steps.shown.map((name) => [name, typed(name, values[name])]));
  if (asked['affiliateCode']) await checkInvitation(asked['affiliateCode']);
  const body = {
    affiliateCode: steps.invitation,
    ...asked,
    ...steps.proof,
    ...origin(),
    verificationCode: values.verificationCode.trim(),
    check: await steps.check(),
    ...steps.letters,
    termsAccepted: true as const,
  };
  const { countryDialingCode } = values;
  const number = { mobileNum: asked['mobileNum'] ?? '', countryDialingCode };
  const named = { ...body, ...number, username: asked['username'] ?? '' };
  if (steps.ticket !== null) {
    return begin(await api.call(quickSignInCalls.registerByProvider, { body: { ...named, ticket: steps.ticket } }));
  }
  return begin(
    kind === 'mobile'
      ? await api.call(identityCalls.registerMobile, { body: { ...body, ...number } })
      : await api.call(identityCalls.register, { body: named }),
  );
}

/** Registers with a generated name and password, which are shown once. */
export async function registerByOnePress(check: string, invitation: string, letters: Letters): Promise<NewCredentials> {
  const body = { ...origin(), affiliateCode: invitation, check, ...letters, termsAccepted: true as const };
  const answer = await api.call(identityCalls.registerOneClick, { body });
  const { username, password, ...signedIn } = answer;
  return { username, password, signedIn };
}

/** @throws ApiError INVITATION_CODE_ERROR for an unknown code, or the reason why a link cannot be used */
async function checkInvitation(code: string): Promise<void> {
  await api.call(identityCalls.agentAffiliate, { query: { code, domain: window.location.hostname } });
}

/** The visitor's address and referral. */
function origin() {
  return {
    referralCode: referralCode(),
    registerUrl: window.location.href.slice(0, MAX_URL_LENGTH),
    domain: window.location.hostname,
    registerMethod: 'WEB' as const,
    ...thisDevice(),
  };
}

// Passwords are not trimmed.
function typed(name: RegisterFieldName, text: string): string {
  return /password/i.test(name) ? text : text.trim();
}
