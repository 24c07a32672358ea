/** `07.05`. */
export function showRoll(roll: number): string {
  const digits = String(roll).padStart(4, '0');
  return `${digits.slice(0, 2)}.${digits.slice(2)}`;
}
