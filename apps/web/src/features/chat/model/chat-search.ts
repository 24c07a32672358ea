import { searchText } from '../../../kit/text/search-text.ts';

/** The topic that the chat is entered with; missing: it is chosen on the page. */
export type ChatSearch = { topic?: string | undefined };

export function parseChatSearch({ topic }: Readonly<Record<string, unknown>>): ChatSearch {
  const named = searchText(topic, 40);
  return named ? { topic: named } : {};
}
