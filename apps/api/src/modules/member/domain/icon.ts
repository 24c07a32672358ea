const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Whether a file begins as a png or a jpg does, whatever it is called. */
export function isPicture(bytes: Uint8Array): boolean {
  return [PNG, JPEG].some((start) => start.every((byte, index) => bytes[index] === byte));
}

/** Which icon of so many an account has that chose none: neighbours differ, and it stays the same. */
export function iconByNumber(memberId: string, count: number): number {
  return Number(BigInt(memberId) % BigInt(count));
}
