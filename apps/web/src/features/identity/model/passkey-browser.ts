import type { OperationValue, PasskeyAssertion, PasskeyAttestation } from '@champa/contract';
import type * as contract from '@champa/contract';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

type Creation = OperationValue<typeof contract.beginPasskey>;
type Request = OperationValue<typeof contract.passkeyOptions>;

/** What the browser asks its owner. He may break it off, or have no passkey here: neither is a fault. */
const brokenOff: readonly string[] = ['NotAllowedError', 'AbortError'];

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** @returns null where the member broke it off */
export async function createPasskey(options: Creation): Promise<PasskeyAttestation | null> {
  const made = await unlessBrokenOff(startRegistration({ optionsJSON: options as never })); // ours is the narrower form
  return made && { ...made, response: { ...made.response, transports: made.response.transports ?? [] } };
}

/** @returns null where the member broke it off */
export function askPasskey(options: Request): Promise<PasskeyAssertion | null> {
  return unlessBrokenOff(startAuthentication({ optionsJSON: options }));
}

/** Offers passkeys where the browser offers names to fill in. @returns null where none was chosen in the end */
export function offerPasskeys(options: Request): Promise<PasskeyAssertion | null> {
  return unlessBrokenOff(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

function unlessBrokenOff<T>(ceremony: Promise<T>): Promise<T | null> {
  return ceremony.catch((error: unknown) => {
    if (error instanceof Error && brokenOff.includes(error.name)) return null;
    throw error;
  });
}
