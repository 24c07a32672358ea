import { useSite } from '../site/index.ts';

/** The dialling code that a form starts with: the list begins with the brand's own country. */
export function useFirstDialingCode(): string {
  return useSite().countries[0]?.countryDialingCode ?? '';
}
