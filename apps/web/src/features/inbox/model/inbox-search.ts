import { searchText } from '../../../kit/text/search-text.ts';

/** What the address of the inbox says: the message that is open, and whether the read ones are left out. */
export type InboxSearch = { message?: string | undefined; unread?: 1 | undefined };

/** Nonsense counts as missing. */
export function parseInboxSearch({ message, unread }: Readonly<Record<string, unknown>>): InboxSearch {
  const id = searchText(message, 19);
  return { ...(/^[1-9]\d{0,18}$/.test(id) && { message: id }), ...(searchText(unread) === '1' && { unread: 1 }) };
}
