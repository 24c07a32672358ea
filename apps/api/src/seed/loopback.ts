/**
 * The origin of the same server by another name of this machine: a browser takes it for another domain. Null where the
 * address is not this machine's own, as other devices could not reach it.
 */
export function otherLoopback(address: string): string | null {
  const url = new URL(address);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  else if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  else return null;
  return url.origin;
}
