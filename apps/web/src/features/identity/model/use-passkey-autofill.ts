import type { PasskeyAssertion } from '@champa/contract';
import { useEffect, useEffectEvent } from 'react';
import { askForPasskey } from '../api/quick-sign-in.ts';
import { hasPasskeyAutofill, offerPasskeys, stopOffering } from './passkey-browser.ts';

/** A challenge is valid for five minutes; a dialog may stay open longer. */
const ASK_AGAIN_MS = 4 * 60_000;

/** While a sign-in dialog is open, the browser's autofill offers passkeys beside names. */
export function usePasskeyAutofill(isOffered: boolean, onSigned: (response: PasskeyAssertion) => void): void {
  const tell = useEffectEvent(onSigned);

  useEffect(() => {
    if (!isOffered) return undefined;
    let isOpen = true;

    async function offer(): Promise<void> {
      if (!(await hasPasskeyAutofill())) return;
      const options = await askForPasskey();
      const response = isOpen ? await offerPasskeys(options) : null;
      if (response && isOpen) tell(response);
    }

    // If autofill fails, the button still works.
    const begin = () => void offer().catch(() => undefined);
    begin();
    const timer = setInterval(begin, ASK_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stopOffering();
    };
  }, [isOffered]);
}
