import { searchText } from '../../../kit/text/search-text.ts';

/** What the address of the seamless page says: the game to open. */
export type SeamlessSearch = { nodeId?: string | undefined };

export function parseSeamlessSearch({ nodeId }: Readonly<Record<string, unknown>>): SeamlessSearch {
  const id = searchText(nodeId, 20);
  return /^[1-9]\d{0,18}$/.test(id) ? { nodeId: id } : {};
}
