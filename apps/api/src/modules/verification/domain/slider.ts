/** Where the pointer was: pixels from the left, pixels from the top, milliseconds since it was pressed. */
export type TrackPoint = readonly [x: number, y: number, at: number];

export const SLIDER = { width: 320, height: 160, pieceSize: 48 } as const;

/** How far from the gap a hand may let the piece go. */
const TOLERANCE_PX = 5;
const FEWEST_POINTS = 8;
const SHORTEST_MS = 150;
const LONGEST_MS = 30_000;
/** A hand speeds up and slows down; below this variation of speed (deviation by mean) it is a program. */
const STEADIEST_HAND = 0.08;

/** Whether the piece was let go in the gap, and moved there as a hand moves it. */
export function isSolved(gapX: number, givenX: number, track: readonly TrackPoint[]): boolean {
  return Math.abs(givenX - gapX) <= TOLERANCE_PX && isHandMade(track, givenX);
}

function isHandMade(track: readonly TrackPoint[], endX: number): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < FEWEST_POINTS) return false;
  const took = last[2] - first[2];
  if (took < SHORTEST_MS || took > LONGEST_MS) return false;
  if (Math.abs(last[0] - first[0] - endX) > 2 * TOLERANCE_PX) return false;
  const steps = track
    .slice(1)
    .map((point, index) => ({ dx: point[0] - track[index]![0], dt: point[2] - track[index]![2] }));
  if (steps.some(({ dt }) => dt < 0)) return false;
  return variation(steps.filter(({ dt }) => dt > 0).map(({ dx, dt }) => dx / dt)) >= STEADIEST_HAND;
}

function variation(speeds: readonly number[]): number {
  if (speeds.length === 0) return 0;
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (mean === 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / Math.abs(mean);
}
