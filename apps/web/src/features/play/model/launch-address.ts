/**
 * The launch address of a game. Where the brand has launch networks, a random one replaces the vendor's host: it forwards
 * by path, so path and query stay. `random` returns a number from 0 to 1.
 */
export function launchAddress(address: string, networks: readonly string[], random: () => number): string {
  const usable = networks.filter((network) => /^https?:/.test(network) && URL.canParse(network));
  const network = usable[Math.floor(random() * usable.length)];
  if (network === undefined) return address;
  const { pathname, search, hash } = new URL(address);
  return `${network.replace(/\/+$/, '')}${pathname}${search}${hash}`;
}
