const types = ['ready', 'balance', 'close', 'deposit'] as const;
export type StudioMessage = (typeof types)[number];

type Received = { origin: string; source: unknown; data: unknown };
type Frame = { address: string; window: unknown };

/**
 * Parses a message from a game's frame; `null` for any message that is not from that very frame and the origin of its
 * launch address. It reads only the type: the balance is fetched, never taken from a message.
 */
export function readStudioMessage({ origin, source, data }: Received, frame: Frame): StudioMessage | null {
  if (source !== frame.window || origin !== originOf(frame.address)) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { source: sender, type } = data as Record<'source' | 'type', unknown>;
  if (sender !== 'champa-studio') return null;
  return types.find((each) => each === type) ?? null;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
