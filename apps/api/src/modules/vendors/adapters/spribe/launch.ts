import type { Vendor } from '../../domain/vendor.ts';
import type { GameOpened, GameOpening } from '../dialect.ts';

/** The address is made, not asked for: the launch address, the game, and who plays, with a token for one `/auth`. */
export function openGame({ launchUrl }: Vendor, opening: GameOpening): GameOpened {
  if (launchUrl === null) return { kind: 'refused', reason: 'the vendor has no launch address' };
  const url = new URL(`${launchUrl.replace(/\/+$/, '')}/${encodeURIComponent(opening.gameCode)}`);
  url.search = new URLSearchParams({
    user: opening.player,
    token: opening.token,
    currency: opening.currency,
    lang: opening.language,
    operator: opening.operatorId,
    return_url: opening.lobbyUrl,
  }).toString();
  return { kind: 'opened', url: url.href };
}
