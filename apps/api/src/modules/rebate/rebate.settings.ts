import { Decimal, GameCategory } from '@champa/contract';
import * as z from 'zod/mini';
import { closing, defineSetting, unchanged } from '../settings/index.ts';
import { whitelabelSetting } from '../site/index.ts';

/** What members get back of their valid bets when they claim it; offered while MANPLAYREB3 is on. */
type RebateSettings = {
  /** By area: from which valid bets on, what percentage of them comes back. An area that is not here gives nothing. */
  rates: Partial<Record<GameCategory, { from: string; rate: string }[]>>;
  /** Less is not paid: it goes on growing. */
  minClaim: string;
  /** Bets of rounds begun from this day on count; null: all. */
  since: string | null;
};

export const rebateSetting = defineSetting<RebateSettings>({
  key: 'rebate',
  group: 'rewards',
  schema: z.object({
    rates: z.partialRecord(GameCategory, z.array(z.object({ from: Decimal, rate: Decimal }))),
    minClaim: Decimal,
    since: z.nullable(z.iso.date()),
  }),
  default: {
    rates: {
      RNG: [
        { from: '0', rate: '0.5' },
        { from: '10000000', rate: '0.6' },
      ],
      INHOUSE: [{ from: '0', rate: '0.5' }],
      FISH: [{ from: '0', rate: '0.5' }],
      MINI: [{ from: '0', rate: '0.5' }],
      LIVE: [
        { from: '0', rate: '0.3' },
        { from: '10000000', rate: '0.4' },
      ],
      SPORTS: [{ from: '0', rate: '0.3' }],
      ESPORTS: [{ from: '0', rate: '0.3' }],
      PVP: [{ from: '0', rate: '0.3' }],
      LOTT: [{ from: '0', rate: '0.2' }],
      ELOTT: [{ from: '0', rate: '0.2' }],
      COCKFIGHT: [{ from: '0', rate: '0.2' }],
    },
    minClaim: '1000',
    since: null,
  },
  closed: unchanged,
  closes: [closing(whitelabelSetting, (flags) => ({ ...flags, MANPLAYREB3: false }))],
});

export const rebateSettings = { rebate: rebateSetting };
