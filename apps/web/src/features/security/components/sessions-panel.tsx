import { ApiError } from '@champa/api-client';
import { deviceOf } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  endOtherSessions,
  endSession,
  refreshSessions,
  type SessionRecord,
  sessionsQuery,
} from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { countryName, methodName } from '../model/place-and-time.ts';
import { useDeviceName } from '../model/use-device-name.ts';
import { PanelFrame, PanelSkeleton } from './panel-frame.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The member's open sessions. They can end one of them, or all others. */
export function SessionsPanel() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useEnding();
  const sessions = (data?.list ?? []).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <PanelFrame
      title={t('security_sessions')}
      text={t('sessions_text')}
      action={
        sessions.length > 1 && (
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            {t('sessions_end_others')}
          </Button>
        )
      }
    >
      {data ? (
        <ul className="flex flex-col gap-2.5">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionCard session={session} />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton lines={3} />
      )}
      {isAsking && (
        <ConfirmDialog
          icon="signOut"
          title={t('sessions_end_others_sure')}
          message={t('sessions_end_others_text')}
          confirmLabel={t('sessions_end_others')}
          cancelLabel={t('cancel')}
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void run(endOtherSessions, t('sessions_others_ended')).then(() => setAsking(false))}
        />
      )}
    </PanelFrame>
  );
}

function SessionCard({ session }: { session: SessionRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const times = useTimeFormat();
  const deviceName = useDeviceName();
  const { isBusy, run } = useEnding();
  const { id, userAgent, ip, country, method, openedAt, seenAt, isCurrent } = session;
  const name = deviceName(userAgent);
  const place = [countryName(country, locale), ip].filter(Boolean).join(' · ');
  return (
    <article className="flex items-start gap-3.5 rounded-md border border-line p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-3/70 text-muted">
        <Icon name={deviceOf(userAgent).isHandheld ? 'phone' : 'laptop'} />
      </span>
      <div className="min-w-0 flex-1 text-[13px] text-muted">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold text-text">
          {name}
          {isCurrent && <StatusBadge tone="good">{t('session_current')}</StatusBadge>}
        </p>
        <p className="mt-0.5 tabular">{place}</p>
        <p className="tabular">{t('session_opened', { time: times.full(openedAt), method: methodName(method, t) })}</p>
        <p className="tabular">{t('session_seen', { time: times.full(seenAt) })}</p>
      </div>
      {!isCurrent && (
        <Button
          kind="danger"
          size="small"
          busy={isBusy}
          aria-label={t('session_end_named', { name })}
          onClick={() => void run(() => endSession(id), t('session_ended_toast', { name }))}
        >
          {t('session_end')}
        </Button>
      )}
    </article>
  );
}

/** Ends the chosen sessions and confirms it. A session that another tab has ended counts as ended. */
function useEnding() {
  const describe = useDescribeError();
  const [isBusy, setBusy] = useState(false);

  async function run(end: () => Promise<void>, done: string): Promise<void> {
    setBusy(true);
    try {
      await end();
      showToast('success', done);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') await refreshSessions();
      else showToast('error', describe(error));
    }
    setBusy(false);
  }

  return { isBusy, run };
}
