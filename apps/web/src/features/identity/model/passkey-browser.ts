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

/** The member cancelled the browser's prompt, or has no passkey here; neither is an error. */
const brokenOff: readonly string[] = ['NotAllowedError', 'AbortError'];

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();
export const hasPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** @returns null where the member cancelled */
export async function createPasskey(options: Creation): Promise<PasskeyAttestation | null> {
  const made = await unlessBrokenOff(startRegistration({ optionsJSON: options as never })); // ours is the narrower type
  return made && { ...made, response: { ...made.response, transports: made.response.transports ?? [] } };
}

/** @returns null where the member cancelled */
export function askPasskey(options: Request): Promise<PasskeyAssertion | null> {
  return unlessBrokenOff(startAuthentication({ optionsJSON: options }));
}

/** Offers passkeys in the browser's autofill. @returns null where none was chosen */
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
