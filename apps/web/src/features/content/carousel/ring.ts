/**
 * Banners stand in a ring that turns for ever: its position is any whole number, and each slide stands at the place
 * nearest to it. So the same few slides serve an endless row, and going on from the last leads forwards to the first.
 */

/** How many slides the ring has: two banners stand twice, so that there is always one on either side. */
export function ringSize(banners: number): number {
  return banners === 2 ? 4 : banners;
}

/** Where a slide stands when the ring is at `position`: of two places equally near, the one behind. */
export function placeOf(slide: number, position: number, size: number): number {
  return slide + size * Math.ceil((position - slide) / size - 0.5);
}

/** The banner shown at a position. */
export function bannerAt(position: number, banners: number): number {
  return ((position % banners) + banners) % banners;
}

/** The shortest way from a position to a banner, in steps; forwards where both ways are as long. */
export function stepsTo(banner: number, position: number, banners: number): number {
  const forwards = bannerAt(banner - position, banners);
  return forwards <= banners / 2 ? forwards : forwards - banners;
}
