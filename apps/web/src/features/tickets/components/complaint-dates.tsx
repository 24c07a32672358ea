import type { TicketCase } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The formal way of a complaint, with its dates: those that have passed, and the one that is due. */
export function ComplaintDates({ ticket }: { ticket: TicketCase }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { createdAt, acknowledgedAt, extendedAt, answerDueAt, endedAt, referredAt, outside, state } = ticket;
  const finalAt = state === 'final' || state === 'referred' ? endedAt : null;
  const steps = [
    { at: createdAt, label: t('ticket_date_received') },
    {
      at: acknowledgedAt,
      label: acknowledgedAt ? t('ticket_date_acknowledged') : t('ticket_date_acknowledge_due'),
    },
    ...(extendedAt ? [{ at: extendedAt, label: t('ticket_date_extended', { time: times.full(extendedAt) }) }] : []),
    ...(state === 'closed' && endedAt
      ? [{ at: endedAt, label: t('ticket_state_closed') }]
      : [
          {
            at: finalAt,
            label: finalAt ? t('ticket_date_final') : t('ticket_date_final_due', { time: times.full(answerDueAt) }),
          },
        ]),
    ...(referredAt ? [{ at: referredAt, label: t('ticket_date_referred', { name: outside?.name ?? '' }) }] : []),
  ];
  return (
    <section aria-label={t('ticket_dates')} className="rounded-md bg-surface-2 p-4">
      <h4 className="mb-3 text-[13px] font-bold text-muted">{t('ticket_dates')}</h4>
      <ol className="flex flex-col gap-3">
        {steps.map(({ at, label }) => (
          <li key={label} className="flex items-start gap-3 text-sm">
            <span
              aria-hidden="true"
              className={cx(
                'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
                at ? 'bg-jade/20 text-jade' : 'bg-surface-3 text-muted',
              )}
            >
              {at && <Icon name="check" size={14} />}
            </span>
            <span className={cx('min-w-0 flex-1', !at && 'text-muted')}>{label}</span>
            {at && (
              <time dateTime={at} className="shrink-0 text-[13px] text-muted tabular">
                {times.full(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
