export type ContentFault = 'ticket_content_missing' | 'ticket_content_short' | 'ticket_content_long';

/** Letters as the writer counts them: an emoji is one, however it is encoded. */
export const lettersOf = (text: string): number => Array.from(text).length;

/** Why a text cannot be sent; undefined where it can. */
export function contentFault(text: string, { min, max }: { min: number; max: number }): ContentFault | undefined {
  const letters = lettersOf(text.trim());
  if (letters === 0) return 'ticket_content_missing';
  if (letters < min) return 'ticket_content_short';
  return letters > max ? 'ticket_content_long' : undefined;
}
