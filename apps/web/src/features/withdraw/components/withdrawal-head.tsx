import type { Withdrawal } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Money, Notice } from '@champa/ui';
import { confirmationTexts, stateFaces } from '../model/states.ts';
import { toneColours } from '../model/tones.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** A withdrawal's state: an icon, a word and a sentence. */
export function WithdrawalHead({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { state, amount, reason, receivedBy } = withdrawal;
  const { label, icon, tone } = stateFaces[state];
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <span className={cx('grid size-16 place-items-center rounded-full', toneColours[tone])}>
        <Icon name={icon} size={32} />
      </span>
      <div role="status">
        <p className="text-lg font-bold">{t(label)}</p>
        <Money value={amount} className="mt-1 block text-3xl font-extrabold" />
        <p className="mx-auto mt-2 max-w-sm text-sm text-muted">{t(textOf(withdrawal))}</p>
        {receivedBy !== null && (
          <p className="mx-auto mt-1 max-w-sm text-[13px] text-muted tabular">
            {t('withdrawal_received_by', { time: times.full(receivedBy) })}
          </p>
        )}
      </div>
      {reason !== '' && (
        <div className="w-full text-start">
          <Notice kind="info">{t('withdrawal_reason', { reason })}</Notice>
        </div>
      )}
    </div>
  );
}

function textOf({ state, confirmedBy }: Withdrawal): MessageId {
  return state === 'confirmed' && confirmedBy !== null ? confirmationTexts[confirmedBy] : stateFaces[state].text;
}
