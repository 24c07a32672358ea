import type { OperationValue, PasskeyAssertion, PasskeyAttestation } from '@champa/contract';
import type * as contract from '@champa/contract';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Creation = OperationValue<typeof contract.beginStaffPasskey>;
type Request = NonNullable<contract.SecondFactorAsked['passkey']>;

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** @returns null where the employee broke off */
export async function createPasskey(options: Creation): Promise<PasskeyAttestation | null> {
  const made = await unlessBrokenOff(startRegistration({ optionsJSON: options as never })); // ours is the narrower type
  return made && { ...made, response: { ...made.response, transports: made.response.transports ?? [] } };
}

/** @returns null where the employee broke off */
export function askPasskey(options: Request): Promise<PasskeyAssertion | null> {
  return unlessBrokenOff(startAuthentication({ optionsJSON: options as never })); // as above
}

/** Broken off at the browser's prompt, or no passkey of this account there; neither is an error. */
function unlessBrokenOff<T>(ceremony: Promise<T>): Promise<T | null> {
  return ceremony.catch((error: unknown) => {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  });
}
