import type { Locator } from 'playwright-core';

/** The natural widths of pictures, in pixels, once loaded: zero is a picture that the browser could not show. */
export function widthsShown(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll((elements) =>
    Promise.all(
      elements.map(async (element) => {
        const picture = element as HTMLImageElement;
        await picture.decode().catch(() => undefined);
        return picture.naturalWidth;
      }),
    ),
  );
}
