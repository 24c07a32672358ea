import type { SessionLimit } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useState } from 'react';
import { keepSession } from '../../../entities/limit/index.ts';
import { useDuration } from '../model/use-duration.ts';
import { LimitCard } from './limit-card.tsx';
import { PendingLine } from './pending-line.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionFigures } from './session-figures.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The time limit of a session, and the present session so far. */
export function SessionCard({ limit }: { limit: SessionLimit | null }) {
  const t = useTranslate();
  const duration = useDuration();
  const times = useTimeFormat();
  const [isEdited, setEdited] = useState(false);
  const minutes = limit?.inForce ?? null;
  return (
    <LimitCard icon="history" title={t('limit_session')} text={t('limit_session_text')}>
      <SessionFigures />
      <div className="mt-3 flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block font-semibold">
            {minutes === null ? <span className="text-muted">{t('limit_none')}</span> : duration(minutes)}
          </span>
          {minutes !== null && minutes === limit?.operatorMinutes && (
            <span className="block text-[13px] text-muted">{t('limit_operators')}</span>
          )}
          {limit?.endsAt && (
            <span className="block text-[13px] text-muted tabular">
              {t('limit_session_ends', { time: times.minute(limit.endsAt) })}
            </span>
          )}
        </p>
        <Button
          kind="outline"
          size="small"
          aria-label={t('limit_change_named', { kind: t('limit_session'), period: '' })}
          onClick={() => setEdited(true)}
        >
          {limit?.minutes ? t('limit_change') : t('limit_set')}
        </Button>
      </div>
      {limit?.pendingAt && (
        <PendingLine
          text={
            limit.pendingMinutes === null
              ? t('limit_pending_none', { time: times.minute(limit.pendingAt) })
              : t('limit_pending', { time: times.minute(limit.pendingAt), limit: duration(limit.pendingMinutes) })
          }
          keep={keepSession}
        />
      )}
      {isEdited && <SessionDialog present={limit?.minutes ?? null} onClose={() => setEdited(false)} />}
    </LimitCard>
  );
}
