/** The only accepted card numbers, and how their bank answers. A real card is never accepted, stored or logged. */
export const testCards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
} as const;

/** `null` for any number that is not a test card. */
export function cardOutcome(number: string): keyof typeof testCards | null {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === testCards.approved.replaceAll(' ', '')) return 'approved';
  if (digits === testCards.declined.replaceAll(' ', '')) return 'declined';
  return null;
}
