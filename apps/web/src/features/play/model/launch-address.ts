/**
 * The address a game is opened by. Where the brand has launch networks, one of them, picked at random, carries the game
 * in place of its vendor's host: it forwards by path, so path and query stay as the vendor made them.
 *
 * @param random answers a number from 0 to 1
 */
export function launchAddress(address: string, networks: readonly string[], random: () => number): string {
  const usable = networks.filter((network) => /^https?:/.test(network) && URL.canParse(network));
  const network = usable[Math.floor(random() * usable.length)];
  if (network === undefined) return address;
  const { pathname, search, hash } = new URL(address);
  return `${network.replace(/\/+$/, '')}${pathname}${search}${hash}`;
}
