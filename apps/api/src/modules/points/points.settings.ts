import { Decimal, GameType } from '@champa/contract';
import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

const points = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
/** So many points for each whole `per`, an amount of the brand's currency. */
const earningRule = z.object({ per: Decimal, points });

const schema = z.object({
  isOffered: z.boolean(),
  /** Of valid bets by area; an area that is not here earns nothing. */
  turnover: z.partialRecord(GameType, earningRule),
  /** Of deposits; null: they earn nothing. */
  deposit: z.nullable(earningRule),
  /** Each `points` are `amount`; `least` of them at once, `mostPerDay` on a day of the brand. */
  convert: z.object({
    isOffered: z.boolean(),
    points,
    amount: Decimal,
    least: points,
    mostPerDay: points,
    /** So many times the amount must be staked before it is withdrawn. */
    turnoverFactor: z.number().check(z.minimum(0), z.maximum(100)),
  }),
});
export type PointsSettings = z.infer<typeof schema>;

/** How points are earned, and what they are worth. */
export const pointsSetting = defineSetting<PointsSettings>({
  key: 'points',
  group: 'rewards',
  schema,
  default: {
    isOffered: true,
    turnover: {
      RNG: { per: '10000', points: 2 },
      FISH: { per: '10000', points: 2 },
      MINI: { per: '10000', points: 2 },
      LIVE: { per: '10000', points: 1 },
      PVP: { per: '10000', points: 1 },
      SPORTS: { per: '10000', points: 1 },
      ESPORTS: { per: '10000', points: 1 },
      COCKFIGHT: { per: '10000', points: 1 },
      JACKPOT: { per: '10000', points: 1 },
      LOTT: { per: '20000', points: 1 },
      ELOTT: { per: '20000', points: 1 },
    },
    deposit: { per: '10000', points: 5 },
    convert: { isOffered: true, points: 100, amount: '5000', least: 100, mostPerDay: 20000, turnoverFactor: 1 },
  },
  closed: (initial) => ({ ...initial, isOffered: false, convert: { ...initial.convert, isOffered: false } }),
});

export const pointsSettings = { points: pointsSetting };
