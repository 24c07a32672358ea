import { MOST_LINK_USES } from '@champa/contract/constants';

/** For how many days a link can be valid; 0: without end. */
export const validities = ['0', '1', '7', '30', '90', '365'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a link that is created now expires. */
export function untilOf(days: (typeof validities)[number]): string | null {
  return days === '0' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}

/** The number of registrations as it is typed: null is no limit, undefined is not a number. */
export function readUses(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[\s.,]/g, '');
  if (plain === '') return null;
  const uses = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return uses >= 1 && uses <= MOST_LINK_USES ? uses : undefined;
}
