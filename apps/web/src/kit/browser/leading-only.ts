/**
 * A throttle that takes the first press and drops those within `ms` after it; nothing is delayed. `now` returns the time in
 * milliseconds. @returns whether a press on `key` counts
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
