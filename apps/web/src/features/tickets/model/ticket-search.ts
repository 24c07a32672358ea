import { searchText } from '../../../kit/text/search-text.ts';

/** What of the tickets' page is open: one ticket, or the form for a new one. */
export type TicketSearch = { ticket?: string | undefined; write?: 1 | undefined };

/** An invalid parameter counts as missing. */
export function parseTicketSearch({ ticket, write }: Readonly<Record<string, unknown>>): TicketSearch {
  const id = searchText(ticket, 19);
  if (/^[1-9]\d{0,18}$/.test(id)) return { ticket: id };
  return searchText(write) === '1' ? { write: 1 } : {};
}
