import { ApiError, type FailureCode } from '@champa/api-client';
import type { PhoneProvider } from '@champa/contract';
import { PHONE_PROVIDER_MESSAGE, SERVICE_WINDOW } from '@champa/contract/constants';

/** A phone sign-in provider's proof of a number. */
export type PhoneProof = { firebaseChannel: string; firebaseIdToken: string };

const LOOK_EVERY_MS = 400;

/** A phone sign-in provider's errors (specification, section 8), and the error codes shown for them. */
const failures: Readonly<Record<string, FailureCode>> = {
  'invalid-phone-number': 'INVALID_PHONE_NUMBER',
  'missing-phone-number': 'MISSING_PHONE_NUMBER',
  'too-many-requests': 'SMS_TOO_MANY_REQUESTS',
  unknown: 'SYSTEM_ERROR',
  'invalid-verification-code': 'INVALID_VERIFICATION_CODE',
  'missing-verification-code': 'MISSING_VERIFICATION_CODE',
  'captcha-check-failed': 'CAPTCHA_CHECK_FAILED',
  'quota-exceeded': 'SMS_UNAVAILABLE',
  'operation-not-allowed': 'SMS_UNAVAILABLE',
  'code-expired': 'CODE_EXPIRED',
  'popup-closed-by-user': 'PROVIDER_LOGIN_FAILED',
};

/** The error code for a provider's error; providers write theirs with and without a prefix. */
export function phoneFailure(code: string): FailureCode {
  return failures[code.replace(/^auth\//, '')] ?? 'SYSTEM_ERROR';
}

/** Parses a message of a provider's page; null for any other message. */
export function readPhoneMessage(data: unknown): { idToken: string } | { error: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, idToken, error } = data as Record<string, unknown>;
  if (type !== PHONE_PROVIDER_MESSAGE) return null;
  if (typeof idToken === 'string') return { idToken };
  return typeof error === 'string' ? { error } : null;
}

/**
 * Verifies a number in a window of the provider. Call it in response to a press, so that the browser allows the window.
 * Throws an ApiError with one of the codes above. @returns the ID token; null where the browser blocked the window
 */
export function verifyNumber(provider: PhoneProvider, phone: string, language: string): Promise<string> | null {
  const address = new URL(provider.url);
  for (const [name, value] of Object.entries({ phone, language, origin: window.location.origin })) {
    address.searchParams.set(name, value);
  }
  const { width, height } = SERVICE_WINDOW;
  const opened = window.open(address, 'phone-sign-in', `popup,width=${width},height=${height}`);
  return opened && awaitWord(opened, address.origin);
}

function awaitWord(opened: Window, origin: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let wasClosed = false;
  const fail = (code: string) => reject(new ApiError(phoneFailure(code), 0, ''));
  const listen = (event: MessageEvent): void => {
    const message = event.origin === origin && event.source === opened ? readPhoneMessage(event.data) : null;
    if (!message) return;
    if ('idToken' in message) resolve(message.idToken);
    else fail(message.error);
  };
  // A page may close right after it has posted its message, which arrives a moment later.
  const look = setInterval(() => {
    if (wasClosed) fail('popup-closed-by-user');
    wasClosed = opened.closed;
  }, LOOK_EVERY_MS);
  window.addEventListener('message', listen);
  return promise.finally(() => {
    clearInterval(look);
    window.removeEventListener('message', listen);
  });
}
