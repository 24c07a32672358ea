import type { Size } from '@champa/artwork';
import { coverWidths, GAME_PAGE_SIZE, GameCategory, HOME_ROW_SIZE } from '@champa/contract';
import type { Media } from '../../media/index.ts';
import type { CatalogueGame } from '../domain/game.ts';
import type { Pictures } from './pictures.ts';

/** Rendered ahead in the format that all but the oldest browsers accept. */
const SIZES: readonly Size[] = coverWidths.map((width) => ({ width, format: 'avif' }));

/** The games a visitor sees without any choice: the hot row, then the first page of each area. */
export function firstGames(shown: readonly CatalogueGame[]): CatalogueGame[] {
  const hot = shown.filter((game) => game.isHot === 1).slice(0, HOME_ROW_SIZE);
  const byCategory = Map.groupBy(shown, (game) => game.category);
  const pages = GameCategory.options.flatMap((category) => (byCategory.get(category) ?? []).slice(0, GAME_PAGE_SIZE));
  return [...new Set([...hot, ...pages])];
}

/**
 * Renders the covers of the first pages, one after another, with lower priority than visitors' requests. Existing ones
 * are skipped.
 */
export async function warmCovers(
  shown: readonly CatalogueGame[],
  pictures: Pictures,
  media: Pick<Media, 'prepare'>,
  isStopped: () => boolean,
): Promise<void> {
  for (const game of firstGames(shown)) {
    if (isStopped()) return;
    await media.prepare(pictures.cover(game), SIZES);
  }
}
