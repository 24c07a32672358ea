import type { PasskeyAssertion, SecondFactorAsked } from '@champa/contract';
import { useSyncExternalStore } from 'react';

/** What the next sign-in must bring beside the password. */
type Asks = {
  /** The key of the picture whose letters are asked for. */
  picture: string | null;
  /** A second factor of the employee. */
  second: SecondFactorAsked | null;
};

const nothing: Asks = { picture: null, second: null };
let asks = nothing;
/** What a passkey has signed, for the next try. */
let signed: PasskeyAssertion | undefined;
const listeners = new Set<() => void>();

export const signInAsks = {
  current: (): Asks => asks,
  /** Reads what a refusal asks for. Letters count once: each time they are asked of another picture. */
  follow: (refusal: { captcha?: boolean } & Partial<SecondFactorAsked> = {}): void => {
    const { authenticator, passkey = null } = refusal;
    change({
      picture: refusal.captcha === true ? crypto.randomUUID() : null,
      second: authenticator === undefined ? asks.second : { authenticator, passkey },
    });
  },
  hold: (passkey: PasskeyAssertion): void => {
    signed = passkey;
  },
  holds: (): boolean => signed !== undefined,
  /** What a passkey has signed: it counts once. */
  take(): PasskeyAssertion | undefined {
    const taken = signed;
    signed = undefined;
    return taken;
  },
  /** Asks for the letters of another picture. */
  changePicture: (): void => change({ ...asks, picture: crypto.randomUUID() }),
  forget: (): void => change(nothing),
};

/** The form's field for the letters of a picture: another picture has an empty one. */
export const lettersField = (picture: string | null): string => `letters-${picture}`;

export function useSignInAsks(): Asks {
  return useSyncExternalStore(subscribe, signInAsks.current);
}

function change(next: Asks): void {
  asks = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
