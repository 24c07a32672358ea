/** Which icon of so many an account has that chose none: neighbours differ, and it stays the same. */
export function iconByNumber(memberId: string, count: number): number {
  return Number(BigInt(memberId) % BigInt(count));
}
