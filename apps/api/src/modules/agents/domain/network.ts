const HEXTETS = 8;
/** The groups of an IPv6 address that name the network; a device changes the others at will. */
const OF_NETWORK = 4;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The network of an address, which tells visitors apart: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = tail === undefined ? 0 : HEXTETS - before!.length - after!.length;
  const all = [...before!, ...Array.from({ length: Math.max(0, left) }, () => '0'), ...after!];
  return all
    .slice(0, OF_NETWORK)
    .map((hextet) => hextet.replace(/^0+(?=.)/, ''))
    .join(':');
}
