import { ApiError } from '@champa/api-client';
import type { VendorWallet, WalletMove, WalletTotals } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount, ZERO } from '@champa/money';
import { Button, IconButton, Notice, useMoneyFormat } from '@champa/ui';
import { type FormEvent, useRef, useState } from 'react';
import { RefusalLink } from '../../../entities/limit/index.ts';
import {
  type MoveIntent,
  moveIntent,
  type MoveWish,
  sendMove,
  transferable,
  TransferAmount,
} from '../../../entities/transfer/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { readTypedAmount } from '../../../kit/forms/typed-amount.ts';
import { StudioPicker } from './studio-picker.tsx';
import { WalletSide } from './wallet-side.tsx';

const MAIN = 'main';

/** The smallest amount that moves. */
const SMALLEST = '0.01';

type MoveFormProps = { wallets: WalletTotals; onBegun: (move: WalletMove) => void };

/** Source, destination and amount: one of the two is always the main wallet. */
export function MoveForm({ wallets, onBegun }: MoveFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoneyFormat();
  const describeError = useDescribeError();
  const [code, setCode] = useState(wallets.vendors[0]?.vendor);
  const [isOut, setOut] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const lastIntent = useRef<MoveIntent>(undefined);
  const amountField = useRef<HTMLInputElement>(null);

  const studio = wallets.vendors.find(({ vendor }) => vendor === code) ?? wallets.vendors[0]!;
  const available = transferable(parseAmount(isOut ? studio.balance : wallets.cash));
  // An error of the amount concerned the other direction.
  const turn = () => {
    setOut(!isOut);
    setFieldError(undefined);
    setFailure(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    setFieldError(undefined);
    setFailure(undefined);
  };

  function refuseAmount(why: string): void {
    setFieldError(why);
    amountField.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const amount = readTypedAmount(typed, locale);
    if (amount === null) return refuseAmount(t('field.amount_format'));
    if (amount === ZERO) return refuseAmount(t('field.amount_least', { min: money(SMALLEST) }));
    // After a lost answer the money may have moved already; repeating the same move moves it once.
    const isUnanswered = failure instanceof ApiError && failure.code === 'NETWORK';
    if (amount > available && !isUnanswered)
      return refuseAmount(t('move_too_much', { amount: money(formatDecimal(available)) }));
    const [from, to] = isOut ? [studio.vendor, MAIN] : [MAIN, studio.vendor];
    setBusy(true);
    setFailure(undefined);
    try {
      // Pressing again after a lost answer must not move the money a second time.
      lastIntent.current = sameIntent(lastIntent.current, { from, to, amount: formatDecimal(amount) });
      onBegun(await sendMove(lastIntent.current));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const main = <WalletSide label={t(isOut ? 'move_to' : 'move_from')} name={t('wallet_main')} balance={wallets.cash} />;
  const other = (
    <WalletSide
      label={t(isOut ? 'move_from' : 'move_to')}
      name={studio.name}
      balance={studio.balance}
      onChoose={() => setPicking(true)}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {failure !== undefined && (
        <div>
          <Notice kind="error">{describeError(failure)}</Notice>
          <RefusalLink error={failure} />
        </div>
      )}
      <div className="relative flex flex-col gap-2">
        {isOut ? other : main}
        <div className="absolute inset-e-4 top-1/2 z-10 -translate-y-1/2 rounded-full bg-surface-1">
          <IconButton icon="refresh" label={t('move_swap')} onClick={turn} />
        </div>
        {isOut ? main : other}
      </div>
      <StudioNotice studio={studio} isOut={isOut} />
      <TransferAmount
        ref={amountField}
        typed={typed}
        onType={type}
        available={available}
        hint={
          available > 0n ? t('move_available', { amount: money(formatDecimal(available)) }) : t('move_none_available')
        }
        error={fieldError}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('move_submit')}
      </Button>
      {isPicking && (
        <StudioPicker
          wallets={wallets.vendors}
          chosen={studio.vendor}
          onChoose={(vendor) => {
            setCode(vendor);
            setFieldError(undefined);
            setFailure(undefined);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </form>
  );
}

/** Why a move with this studio is not possible now. */
function StudioNotice({ studio: { state, isOpen }, isOut }: { studio: VendorWallet; isOut: boolean }) {
  const t = useTranslate();
  if (state === 'moving') return <Notice kind="info">{t('move_unknown_text')}</Notice>;
  if (state === 'unreachable') return <Notice kind="info">{t('error.VENDOR_WALLET_UNAVAILABLE')}</Notice>;
  return !isOpen && !isOut ? <Notice kind="info">{t('wallet_closed')}</Notice> : null;
}

function sameIntent(last: MoveIntent | undefined, wish: MoveWish): MoveIntent {
  const isSame = last?.from === wish.from && last.to === wish.to && last.amount === wish.amount;
  return isSame ? last : moveIntent(wish);
}
