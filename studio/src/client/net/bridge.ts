type Message =
  | { type: 'ready' }
  | { type: 'balance'; balance: string; currency: string }
  | { type: 'close' }
  | { type: 'deposit' };

export type Bridge = { tell: (message: Message) => void; isFramed: boolean };

/**
 * Sends messages to the page that contains the game's frame. Only the lobby's own origin receives them; without a lobby nobody
 * does.
 */
export function createBridge(lobbyUrl: string | null, frame: Window = window): Bridge {
  const isFramed = frame.parent !== frame;
  const origin = originOf(lobbyUrl);
  return {
    isFramed,
    tell: (message) => {
      if (isFramed && origin) frame.parent.postMessage({ source: 'champa-studio', ...message }, origin);
    },
  };
}

function originOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}
