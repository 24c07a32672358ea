/** `+8562055512345` as `+856*******345`. */
export function hideNumber(mobile: string): string {
  return mobile.slice(0, 4) + '*'.repeat(Math.max(0, mobile.length - 7)) + mobile.slice(-3);
}

/** `somphone@champa.la` as `s***@champa.la`. */
export function hideAddress(email: string): string {
  return `${[...email][0] ?? ''}***${email.slice(email.lastIndexOf('@'))}`;
}
