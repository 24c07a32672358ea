import type { Media } from '../../media/index.ts';
import type { ContentView } from '../memory/live-content.ts';

/** Renders the pictures of shown content: banners, then the cards of promotions, then those of their dialogs. */
export async function warmPictures(
  { content, findPicture }: ContentView,
  media: Pick<Media, 'prepare'>,
  isStopped: () => boolean,
): Promise<void> {
  const { banners, promotions } = content;
  const names = [
    ...banners.map(({ picture }) => picture),
    ...promotions.map(({ cardPicture }) => cardPicture),
    ...promotions.map(({ dialogPicture }) => dialogPicture),
  ];
  for (const name of new Set(names)) {
    if (isStopped()) return;
    const found = findPicture(name);
    // In the format that all but the oldest browsers accept.
    const sizes = found?.facts.widths.map((width) => ({ width, format: 'avif' as const }));
    if (found && sizes) await media.prepare(found.picture, sizes);
  }
}
