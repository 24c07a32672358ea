import { formatDecimal } from '@champa/money';
import type { LiveHub } from '../../platform/live.ts';
import type { PlayResult } from './domain/port.ts';

/** Sends the player's screens the balance after a vendor's call. */
export function publishBalance(live: Pick<LiveHub, 'publish'>, { player, balance, version, parts }: PlayResult): void {
  if (!player || version === null) return;
  const { cash, bonus } = parts ?? { cash: balance, bonus: 0n };
  live.publish(player.memberId, {
    name: 'balance',
    data: {
      balance: formatDecimal(cash),
      bonus: formatDecimal(bonus),
      currency: player.currency,
      version: String(version),
    },
  });
}
