import { searchText } from '../../../kit/text/search-text.ts';

/** The search parameter of the seamless page: the game to open. */
export type SeamlessSearch = { nodeId?: string | undefined };

export function parseSeamlessSearch({ nodeId }: Readonly<Record<string, unknown>>): SeamlessSearch {
  const id = searchText(nodeId, 20);
  return /^[1-9]\d{0,18}$/.test(id) ? { nodeId: id } : {};
}
