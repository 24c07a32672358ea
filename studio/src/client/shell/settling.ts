import type { Round } from '../../protocol.ts';
import type { Api } from '../net/api.ts';
import type { Session } from './session.ts';

const ASK_AFTER_MS = [2000, 4000, 8000, 16_000] as const;

/**
 * Follows a round whose win the wallet has not confirmed yet, until it has. The balance is shown only if no newer round has
 * changed it; if every request fails, the next round or launch brings the right one.
 */
export async function followSettling(
  round: Round,
  api: Pick<Api, 'round'>,
  session: Session,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  for (const pause of ASK_AFTER_MS) {
    await wait(pause);
    const now = await api.round(round.id).catch(() => null);
    if (now?.state !== 'settled') continue;
    const isNewest = session.recent.get()[0]?.id === round.id;
    session.record(now);
    if (isNewest && now.balanceAfter !== null) session.confirmBalance(now.balanceAfter);
    return;
  }
}
