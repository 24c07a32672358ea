import { languages, LocalText } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import { upsertGoods } from './mall.repo.ts';

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const positive = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const text = LocalText.check(z.refine((said) => languages.some((language) => said[language]), { error: 'text' }));

/** Goods as staff writes them into a file. */
export const GoodsFile = z
  .object({
    code: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)),
    kind: z.enum(['parcel', 'account', 'cash']),
    names: text,
    details: z._default(LocalText, {}),
    picture: z.string().check(z.minLength(1)),
    price: positive,
    /** The stock of new goods; "points goods stock" changes that of existing ones. */
    stock: z._default(whole, 0),
    vipLevel: z._default(whole, 0),
    perMember: z._default(z.nullable(positive), null),
    /** The amount that one piece of cash goods pays. */
    amount: z._default(
      z.nullable(z.string().check(z.refine((said) => isDecimal(said) && parseAmount(said) > 0n))),
      null,
    ),
    atOnce: z._default(z.boolean(), false),
    enabled: z._default(z.boolean(), true),
    sort: z._default(whole, 0),
  })
  .check(
    z.refine(({ kind, amount }) => (kind === 'cash') === (amount !== null), {
      error: 'cash, and cash alone, has an amount',
      path: ['amount'],
      params: { fault: 'cash_amount' },
    }),
    z.refine(({ kind, atOnce }) => kind === 'cash' || !atOnce, {
      error: 'cash alone can be approved at once',
      path: ['atOnce'],
      params: { fault: 'cash_at_once' },
    }),
  );
export type GoodsFile = z.input<typeof GoodsFile>;

export type PutGoodsNeeds = { clock: Clock; hasPicture: (name: string) => Promise<boolean> };

/** Adds goods, or changes those of the same code; their stock stays. @throws ApiError VALIDATION, which names the fault */
export type PutGoods = (tx: WriteHandle, file: unknown) => Promise<{ code: string; isNew: boolean }>;

export function createPutGoods({ clock, hasPicture }: PutGoodsNeeds): PutGoods {
  return async (tx, file) => {
    const read = GoodsFile.safeParse(file);
    if (!read.success) throw new ApiError('VALIDATION', { fields: { goods: whyUnread(read.error) } });
    const { atOnce, enabled, amount, price, ...goods } = read.data;
    if (!(await hasPicture(goods.picture))) {
      throw new ApiError('VALIDATION', { fields: { picture: `there is no picture ${goods.picture}` } });
    }
    const written = {
      ...goods,
      price: BigInt(price),
      amount: amount === null ? null : parseAmount(amount),
      isAtOnce: atOnce,
      isEnabled: enabled,
    };
    return { code: goods.code, isNew: await upsertGoods(tx, written, clock.now()) };
  };
}
