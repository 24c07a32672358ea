import type { Amount } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { selectExposure } from './slips.repo.ts';

export type RiskLine = { play: string; number: string; stake: Amount; risk: Amount };

/** The exposure of a draw. `net`: what is left of all stakes if this number alone wins; below zero a loss. */
export type Risk = { stake: Amount; lines: readonly (RiskLine & { net: Amount })[] };

export type RiskService = ReturnType<typeof createRiskService>;

/** The exposure of draws that are not settled, by number. */
export function createRiskService({ pool }: { pool: Pool }) {
  return {
    async of(drawId: bigint, most = 50): Promise<Risk> {
      const found = await selectExposure(pool, drawId, most + 1);
      const stake = found.find(({ key }) => key === '*')?.stake ?? 0n;
      const lines = found
        .filter(({ key }) => key !== '*')
        .slice(0, most)
        .map(({ key, stake: own, risk }) => {
          const [play = '', number = ''] = key.split(':');
          return { play, number, stake: own, risk, net: stake - risk };
        });
      return { stake, lines };
    },
  };
}
