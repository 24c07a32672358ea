import { ApiError } from '@champa/api-client';
import { useState } from 'react';
import { randomName } from '../model/device.ts';
import { isCaptchaSpent } from '../model/login-refusals.ts';

/**
 * The captcha of a form, from the refusal that asks for one on. `key` is empty until then; each picture is valid once.
 *
 * @param clear empties the field of the letters
 */
export function useLetters(clear: () => void) {
  const [key, setKey] = useState('');
  const next = (): void => {
    setKey(randomName());
    clear();
  };
  return {
    key,
    next,
    /** Shows a picture, or another, where a refusal asks for letters or has used them up. */
    afterRefusal: (error: unknown): void => {
      const isAsked = error instanceof ApiError && error.value['captcha'] === true;
      if (isAsked || (key !== '' && isCaptchaSpent(error))) next();
    },
  };
}
