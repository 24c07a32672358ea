import type { Payee } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, type IconName } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

const icons: Record<Payee['kind'], IconName> = { BANK: 'bank', E_WALLET: 'wallet', CRYPTO: 'coin' };

type PayeeChoiceProps = { payees: readonly Payee[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The payee of a withdrawal. One that was added lately cannot be used yet. */
export function PayeeChoice({ payees, chosen, onChoose }: PayeeChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{t('withdraw_to')}</legend>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-2">
        {payees.map((payee) => (
          <li key={payee.id}>
            <PayeeOption payee={payee} isChosen={payee.id === chosen} onChoose={() => onChoose(payee.id)} />
          </li>
        ))}
      </ul>
      <Link
        to="/member/securityCenter"
        search={{ panel: 'addPayee' }}
        state={openedPanel}
        className="touch-target mt-2.5 inline-flex items-center gap-1.5 text-[13px] font-semibold text-gold hover:underline"
      >
        <Icon name="plus" size={16} />
        {t('payee_add')}
      </Link>
    </fieldset>
  );
}

type PayeeOptionProps = { payee: Payee; isChosen: boolean; onChoose: () => void };

function PayeeOption({ payee, isChosen, onChoose }: PayeeOptionProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { kind, providerName, number, holderName, isUsable, usableFrom } = payee;
  return (
    <label
      className={cx(
        'flex h-full min-h-17 items-center gap-3 rounded-md border p-3 transition-colors focus-within:outline-2 focus-within:outline-gold',
        isChosen ? 'border-gold bg-gold/10' : 'border-line bg-surface-2/60',
        isUsable ? 'cursor-pointer hover:border-gold' : 'opacity-70',
      )}
    >
      <input
        type="radio"
        name="payee"
        value={payee.id}
        checked={isChosen}
        disabled={!isUsable}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-gold/12 text-gold">
        <Icon name={icons[kind]} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">
          {providerName}{' '}
          <bdi dir="ltr" className="whitespace-nowrap tabular">
            {number}
          </bdi>
        </span>
        <span className="block truncate text-[13px] text-muted">
          {isUsable ? holderName : t('payee_usable_from', { time: times.full(usableFrom) })}
        </span>
      </span>
      {isChosen && <Icon name="check" className="text-gold" />}
    </label>
  );
}
