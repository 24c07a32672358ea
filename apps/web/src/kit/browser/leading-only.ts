/**
 * A throttle that takes the first press and drops those that follow it within `ms`; nothing is done later.
 *
 * @param now answers the time in milliseconds
 * @returns whether a press on `key` counts
 */
export function leadingOnly(ms: number, now: () => number): (key: string) => boolean {
  const takenAt = new Map<string, number>();
  return (key) => {
    const time = now();
    const last = takenAt.get(key);
    if (last !== undefined && time - last < ms) return false;
    takenAt.set(key, time);
    return true;
  };
}
