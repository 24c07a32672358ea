/** The only card numbers the page takes, and what their bank does. A real card is never accepted, kept or written down. */
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
