import type { Bonus } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Money, useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { stateLooks } from '../model/states.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { BonusConditions } from './bonus-conditions.tsx';
import { BonusMovements } from './bonus-movements.tsx';
import { BonusProgress } from './bonus-progress.tsx';
import { Disclosure } from './disclosure.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';

/** One bonus: its state, its conditions and movements, and a button to forfeit it. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useTranslate();
  const [isForfeiting, setForfeiting] = useState(false);
  const { label, colour } = stateLooks[bonus.state];
  const isRunning = bonus.state === 'active' || bonus.state === 'queued';
  return (
    <article aria-label={bonus.name} className="rounded-md bg-surface-2 p-4 sm:p-5">
      <header className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-snug font-bold">{bonus.name}</h3>
        <span className={cx('shrink-0 rounded-full px-2.5 py-1 text-xs font-semibold', colour)}>{t(label)}</span>
      </header>
      <p className="mt-1 text-[13px] text-muted">{bonus.terms}</p>
      <Standing bonus={bonus} />
      <div className="mt-4 flex flex-col border-t border-line">
        <Disclosure title={t('bonus_conditions')}>
          <BonusConditions bonus={bonus} />
        </Disclosure>
        {bonus.activatedAt !== null && (
          <Disclosure title={t('bonus_movements')}>
            <BonusMovements id={bonus.id} />
          </Disclosure>
        )}
      </div>
      {isRunning && (
        <Button kind="danger" size="small" className="mt-3" onClick={() => setForfeiting(true)}>
          {t('bonus_forfeit')}
        </Button>
      )}
      {isForfeiting && isRunning && <ForfeitDialog bonus={bonus} onClose={() => setForfeiting(false)} />}
    </article>
  );
}

function Standing({ bonus }: { bonus: Bonus }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  const { state, amount, balance, converted, endedAt, days } = bonus;
  const figures = [
    { label: t('bonus_amount'), value: amount },
    state === 'active' ? { label: t('bonus_left'), value: balance } : undefined,
    endedAt !== null ? { label: t('bonus_converted'), value: converted } : undefined,
  ].filter((figure) => figure !== undefined);
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="rounded-sm bg-surface-3/60 px-3 py-2.5">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-extrabold">
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {state === 'active' && <BonusProgress bonus={bonus} />}
      {state === 'queued' && <p className="mt-3 text-[13px] text-muted">{t('bonus_waits', { days })}</p>}
      {endedAt !== null && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular">
          <span>{t('bonus_ended', { time: times.full(endedAt) })}</span>
          <span>
            {t('bonus_progress')}:{' '}
            {t('bonus_progress_text', { wagered: money(bonus.wagered), required: money(bonus.required) })}
          </span>
        </p>
      )}
    </>
  );
}
