/** `leftFor…`: the game has led its frame to our site, and is no longer in it. */
const types = ['ready', 'balance', 'close', 'deposit', 'leftForDeposit', 'leftForHome'] as const;
export type GameMessage = (typeof types)[number];

type Received = { origin: string; source: unknown; data: unknown };

/** A game's frame: its launch address, its window, and the origin of our own site. */
type Frame = { address: string; window: unknown; site: string };

/**
 * Parses a message from a game's frame; `null` for any message that is not from that very frame. The game sends it from
 * the origin of its launch address; our own site does where the game has led its frame there (app/inside-game.ts). It
 * reads only the type: the balance is fetched, never taken from a message.
 */
export function readGameMessage({ origin, source, data }: Received, frame: Frame): GameMessage | null {
  if (source !== frame.window || typeof data !== 'object' || data === null) return null;
  const { source: sender, type } = data as Record<'source' | 'type', unknown>;
  const senders = { 'champa-studio': originOf(frame.address), 'champa-site': frame.site };
  if (!isKeyOf(sender, senders) || origin !== senders[sender]) return null;
  return types.find((each) => each === type) ?? null;
}

function isKeyOf<T extends object>(key: unknown, record: T): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
