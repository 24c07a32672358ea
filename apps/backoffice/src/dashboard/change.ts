/** How much more a figure is than another, in whole percent; null: there was nothing to compare with. */
export function changeOf(now: bigint, before: bigint): bigint | null {
  if (before === 0n) return now === 0n ? 0n : null;
  const size = before < 0n ? -before : before;
  return ((now - before) * 100n) / size;
}
