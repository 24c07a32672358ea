import { useSite } from '../site/index.ts';

/** The dialling code a form begins with: the brand's own country stands first. */
export function useFirstDialingCode(): string {
  return useSite().countries[0]?.countryDialingCode ?? '';
}
