import { type Country, internationalNumber } from '@champa/contract';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CodeTarget } from './codes.service.ts';

/** A number in its international form. @throws ApiError of a number that is none, or of a country the brand does not take */
export function mobileOf(
  countries: readonly z.infer<typeof Country>[],
  dialingCode: string,
  mobileNum: string,
): string {
  if (mobileNum.trim() === '') throw new ApiError('MISSING_PHONE_NUMBER', { fields: { mobileNum: 'required' } });
  const digits = dialingCode.replaceAll(/\D/g, '');
  const isOffered = countries.some(({ countryDialingCode }) => countryDialingCode.replaceAll(/\D/g, '') === digits);
  const mobile = isOffered ? internationalNumber(dialingCode, mobileNum) : null;
  if (!mobile) throw new ApiError('INVALID_PHONE_NUMBER', { fields: { mobileNum: 'pattern' } });
  return mobile;
}

export function smsTo(mobile: string): CodeTarget {
  return { channel: 'sms', address: mobile };
}

/** The member's own number or mailbox, whichever they have. */
export function ownOf(name: string): CodeTarget {
  return { channel: 'own', address: name };
}
