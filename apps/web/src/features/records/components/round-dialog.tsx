import { ApiError } from '@champa/api-client';
import type { bettingRound, OperationValue } from '@champa/contract';
import { formatDateTime, type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Money, showToast, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openBlankWindow } from '../../../shared/blank-window.ts';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { useSite } from '../../../shared/site.ts';
import { replayAddress, roundQuery } from '../api/records.ts';
import { StateBadge } from '../../../shared/record/state-badge.tsx';

type Round = OperationValue<typeof bettingRound>;
type Call = Round['calls'][number];

const callLabels = {
  bet: 'round_call_bet',
  win: 'round_call_win',
  rollback: 'round_call_rollback',
  tombstone: 'round_call_tombstone',
} as const satisfies Record<Call['kind'], MessageId>;

/** One round in full: what it came to, every call of it, and the way to see it again. */
export function RoundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(roundQuery(id));
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <Dialog
      title={data?.gameName ?? t('col_round')}
      description={data && t('round_of', { vendor: data.vendorName, round: data.round })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {data ? (
        <Content round={data} />
      ) : isGone ? (
        <StateView art="empty" title={t('error.NOT_FOUND')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-md" />
      )}
    </Dialog>
  );
}

function Content({ round }: { round: Round }) {
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const facts = [
    { id: 'stake', label: t('col_stake'), value: <Money value={round.stake} /> },
    { id: 'win', label: t('col_win'), value: <Money value={round.win} signed /> },
    { id: 'net', label: t('col_net'), value: <Money value={round.net} signed className="font-bold" /> },
    { id: 'state', label: t('col_state'), value: <StateBadge state={round.state} /> },
    { id: 'began', label: t('round_began'), value: <Time at={round.startedAt} timeZone={timeZone} /> },
    { id: 'changed', label: t('round_changed'), value: <Time at={round.updatedAt} timeZone={timeZone} /> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <dl className="rounded-md bg-surface-2 px-4 py-1.5">
        {facts.map(({ id, label, value }) => (
          <div key={id} className="flex min-h-9 items-center justify-between gap-4 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={t('round_calls')}>
        <h3 className="mb-2 text-sm font-bold">{t('round_calls')}</h3>
        <ol className="rounded-md bg-surface-2 px-4">
          {round.calls.map((call) => (
            <CallRow key={call.id} call={call} timeZone={timeZone} />
          ))}
        </ol>
      </section>
      <ReplayButton id={round.id} />
    </div>
  );
}

function CallRow({ call, timeZone }: { call: Call; timeZone: string }) {
  const t = useTranslate();
  const marks = [call.isFree && t('round_call_free'), call.isCancelled && t('round_call_cancelled')].filter(Boolean);
  const value = call.kind === 'bet' && !call.isFree ? `-${call.amount}` : call.amount;
  return (
    <li className="flex items-start justify-between gap-3 border-t border-line py-2.5 text-sm first:border-t-0">
      <span className="min-w-0">
        <span className="block font-semibold">
          {t(callLabels[call.kind])}
          {marks.length > 0 && <span className="font-normal text-muted"> · {marks.join(', ')}</span>}
        </span>
        <span className="block text-xs break-all text-muted">{call.reference}</span>
        <Time at={call.at} timeZone={timeZone} />
      </span>
      <span className="shrink-0 text-end">
        <Money value={value} signed className="block font-semibold" />
        <span className="block text-xs text-muted">
          {t('col_balance')}: <Money value={call.balance} />
        </span>
      </span>
    </li>
  );
}

function Time({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} className="text-[13px] text-muted tabular">
      {formatDateTime(at, timeZone)}
    </time>
  );
}

/** Opens the vendor's page of the round, in a window that is opened with the press: one opened later a browser would block. */
function ReplayButton({ id }: { id: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    const opened = openBlankWindow();
    if (!opened) return showToast('error', t('popup_blocked'));
    setBusy(true);
    try {
      opened.show(await replayAddress(id));
    } catch (error) {
      opened.close();
      showToast('error', describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" wide busy={isBusy} onClick={() => void show()}>
      <Icon name="play" size={18} />
      {t('round_replay')}
    </Button>
  );
}
