import type { ActivityApplication } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

const looks = {
  applying: { label: 'application_applying', tone: 'bg-gold/15 text-gold' },
  approved: { label: 'application_approved', tone: 'bg-jade/15 text-jade' },
  rejected: { label: 'application_rejected', tone: 'bg-ember/12 text-ember' },
} as const satisfies Record<ActivityApplication['state'], { label: MessageId; tone: string }>;

type ApplicationCardProps = {
  application: ActivityApplication;
  /** It is inside its promotion, which is named already. */
  isInner?: boolean;
};

/** A member's application, and staff's decision on it. */
export function ApplicationCard({ application, isInner = false }: ApplicationCardProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { title, state, comment, pictures, reason, appliedAt, decidedAt } = application;
  const { label, tone } = looks[state];
  return (
    <article aria-label={title} className={cx('rounded-md p-4', isInner ? 'bg-surface-3/60' : 'bg-surface-2')}>
      <header className="flex items-start justify-between gap-3">
        <h4 className="min-w-0 text-sm leading-snug font-bold">{isInner ? t('apply_title') : title}</h4>
        <span className={cx('shrink-0 rounded-full px-2.5 py-1 text-xs font-semibold', tone)}>{t(label)}</span>
      </header>
      <p className="mt-2 text-sm whitespace-pre-line">{comment}</p>
      {reason !== null && (
        <p className="mt-2 rounded-sm bg-ember/12 px-3 py-2 text-sm font-medium text-ember">
          {t('application_reason', { reason })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-muted tabular">
        <time dateTime={appliedAt}>{t('application_sent_at', { time: times.full(appliedAt) })}</time>
        {decidedAt !== null && (
          <time dateTime={decidedAt}>{t('application_decided_at', { time: times.full(decidedAt) })}</time>
        )}
        {pictures > 0 && <span>{t('application_pictures', { count: pictures })}</span>}
      </p>
    </article>
  );
}
