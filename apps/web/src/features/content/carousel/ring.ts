/**
 * Banners are slides of an endless ring. The ring's position is any whole number, and each slide stands at its position
 * nearest to it. So a few slides serve an endless row, and the step after the last leads forward to the first.
 */

/** The number of slides: two banners are doubled, so that there is always one on either side. */
export function ringSize(banners: number): number {
  return banners === 2 ? 4 : banners;
}

/** The position of a slide when the ring is at `position`; of two equally near, the one behind. */
export function slidePosition(slide: number, position: number, size: number): number {
  return slide + size * Math.ceil((position - slide) / size - 0.5);
}

/** The banner shown at a position. */
export function bannerAt(position: number, banners: number): number {
  return ((position % banners) + banners) % banners;
}

/** The shortest way from a position to a banner, in steps; forward where both ways are as long. */
export function stepsTo(banner: number, position: number, banners: number): number {
  const forwards = bannerAt(banner - position, banners);
  return forwards <= banners / 2 ? forwards : forwards - banners;
}
