/** What of the tickets' page is open: the list, one ticket, or the form for a new one. */
export type TicketPlace = { is: 'list' } | { is: 'write' } | { is: 'ticket'; id: string };

/** From the hash of the address; an invalid one shows the list. */
export function parseTicketPlace(hash: string): TicketPlace {
  if (hash === 'write') return { is: 'write' };
  return /^[1-9]\d{0,18}$/.test(hash) ? { is: 'ticket', id: hash } : { is: 'list' };
}
