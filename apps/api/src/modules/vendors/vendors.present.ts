import { formatDecimal } from '@champa/money';
import type { LiveHub } from '../../platform/live.ts';
import type { PlayResult } from './domain/port.ts';

/** Tells the player's screens the balance a call of a vendor left. */
export function publishBalance(live: Pick<LiveHub, 'publish'>, { player, balance, version }: PlayResult): void {
  if (!player || version === null) return;
  live.publish(player.memberId, {
    name: 'balance',
    data: { balance: formatDecimal(balance), bonus: '0.00', currency: player.currency, version: String(version) },
  });
}
