/** A number with as few digits as the eye needs. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
