import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameters of the inbox: the open message, and whether only unread ones are listed. */
export type InboxSearch = { message?: string | undefined; unread?: 1 | undefined };

/** An invalid parameter counts as missing. */
export function parseInboxSearch({ message, unread }: Readonly<Record<string, unknown>>): InboxSearch {
  const id = searchText(message, 19);
  return { ...(/^[1-9]\d{0,18}$/.test(id) && { message: id }), ...(searchText(unread) === '1' && { unread: 1 }) };
}
