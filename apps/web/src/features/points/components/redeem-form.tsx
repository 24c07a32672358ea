import { ApiError } from '@champa/api-client';
import type { Goods, Recipient } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Icon, Notice, showToast } from '@champa/ui';
import { type FormEvent, useRef, useState } from 'react';
import { PaymentPasswordField } from '../../../entities/member/index.ts';
import { redeem } from '../../../entities/points/index.ts';
import { useCount, useName } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { describeField } from '../../../kit/api/describe-field.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { mostOf } from '../model/goods-list.ts';

type RedeemFormProps = { goods: Goods; points: number; onDone: () => void };
type RecipientField = keyof Recipient;

const nobody: Recipient = { name: '', phone: '', address: '', account: '' };

/** The fields that each kind of goods needs, in their order. */
const asked = {
  parcel: [
    { field: 'name', label: 'points_recipient_name', autoComplete: 'name', max: 60 },
    { field: 'phone', label: 'points_recipient_phone', autoComplete: 'tel', max: 20, inputMode: 'tel' },
    {
      field: 'address',
      label: 'points_recipient_address',
      autoComplete: 'street-address',
      max: 300,
      hint: 'points_recipient_address_hint',
    },
  ],
  account: [
    { field: 'account', label: 'points_recipient_account', autoComplete: 'off', max: 60 },
    { field: 'name', label: 'points_recipient_owner', autoComplete: 'name', max: 60 },
  ],
  cash: [],
} as const;

/** The quantity, the delivery address, and the payment password. */
export function RedeemForm({ goods, points, onDone }: RedeemFormProps) {
  const t = useTranslate();
  const count = useCount();
  const nameOf = useName();
  const describe = useDescribeError();
  const [quantity, setQuantity] = useState(1);
  const [recipient, setRecipient] = useState(nobody);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<RecipientField | 'password' | 'form', string>>>({});
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<Intent>(undefined);
  const price = goods.price * quantity;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = missingOf(recipient, password);
    if (Object.keys(missing).length > 0) return setErrors(missing);
    setBusy(true);
    setErrors({});
    const wish = { goodsId: goods.id, quantity, recipient: goods.kind === 'cash' ? null : recipient };
    try {
      lastIntent.current = intentOf(lastIntent.current, wish);
      await redeem(wish, lastIntent.current, password);
      showToast('success', t('points_redeemed', { name: nameOf(goods.name) }));
      onDone();
    } catch (error) {
      setErrors(refusalOf(error));
      setBusy(false);
    }
  }

  function missingOf(given: Recipient, typed: string) {
    const empty = asked[goods.kind].filter(({ field }) => given[field].trim() === '');
    const failures = empty.map(({ field }) => [field, t('field.required')] as const);
    return Object.fromEntries(typed === '' ? [...failures, ['password', t('field.required')]] : failures);
  }

  function refusalOf(error: unknown): typeof errors {
    if (!(error instanceof ApiError)) return { form: describe(error) };
    if (error.code === 'WRONG_PAYMENT_PASSWORD') return { password: describe(error) };
    const { fields } = error.value as { fields?: Record<string, string> };
    if (error.code !== 'VALIDATION' || !fields) return { form: describe(error) };
    const named = Object.entries(fields).map(([path, key]) => [path.replace('recipient.', ''), describeField(key, t)]);
    return Object.fromEntries(named);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
      <Quantity quantity={quantity} most={mostOf(goods, points)} onChange={setQuantity} />
      {asked[goods.kind].map(({ field, label, max, autoComplete, ...more }) => (
        <Field
          key={field}
          label={t(label)}
          name={field}
          required
          maxLength={max}
          autoComplete={autoComplete}
          {...('inputMode' in more && { inputMode: more.inputMode })}
          hint={'hint' in more ? t(more.hint) : undefined}
          value={recipient[field]}
          error={errors[field]}
          onChange={(event) => setRecipient({ ...recipient, [field]: event.target.value })}
        />
      ))}
      <PaymentPasswordField required value={password} error={errors.password} onType={setPassword} />
      <dl className="rounded-md bg-surface-2 px-4 py-1 text-sm tabular">
        <Sum label={t('points_total')} value={count(price)} />
        <Sum label={t('points_after')} value={count(Math.max(points - price, 0))} />
      </dl>
      <Button type="submit" size="large" wide busy={isBusy} disabled={price > points}>
        {t('points_redeem_send', { points: count(price) })}
      </Button>
    </form>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}

type QuantityProps = { quantity: number; most: number; onChange: (quantity: number) => void };

function Quantity({ quantity, most, onChange }: QuantityProps) {
  const t = useTranslate();
  const button = 'grid size-11 place-items-center rounded-md bg-surface-2 hover:bg-surface-3 disabled:opacity-40';
  return (
    <div role="group" aria-label={t('points_quantity')} className="flex items-center justify-between gap-4">
      <span className="text-[13px] font-semibold text-muted">{t('points_quantity')}</span>
      <span className="flex items-center gap-2">
        <button
          type="button"
          aria-label={t('points_fewer')}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
          className={button}
        >
          <span aria-hidden="true" className="text-xl leading-none">
            −
          </span>
        </button>
        <output className="w-10 text-center text-lg font-bold tabular">{quantity}</output>
        <button
          type="button"
          aria-label={t('points_more')}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
          className={button}
        >
          <Icon name="plus" size={18} />
        </button>
      </span>
    </div>
  );
}
