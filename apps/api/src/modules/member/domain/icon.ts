/** The default icon of an account: neighbours differ, and it stays the same. */
export function iconByNumber(memberId: string, count: number): number {
  return Number(BigInt(memberId) % BigInt(count));
}
