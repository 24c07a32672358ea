import { ApiError } from '@champa/api-client';
import type { agentRun, OperationValue } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Money, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runQuery } from '../../../entities/contract/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { periodStart, periodText } from '../model/run-period.ts';
import { shownRun } from '../model/shown-run.ts';
import type { RunsSearch } from '../model/runs-search.ts';
import { RunRounds } from './run-rounds.tsx';
import { RunState } from './run-state.tsx';
import { TermsView } from './terms-view.tsx';
import { useTermsText } from './use-terms-text.ts';

type Run = OperationValue<typeof agentRun>;

type RunDialogProps = {
  id: string;
  /** The member whose rounds are shown. */
  rounds: string | undefined;
  search: RunsSearch;
  onClose: () => void;
};

/** A period in full: how its amount was calculated, its adjustments, the members whose play it counts, and their rounds. */
export function RunDialog({ id, rounds, search, onClose }: RunDialogProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const query = useInfiniteQuery(runQuery(id));
  const first = query.data?.pages[0];
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  return (
    <Dialog
      title={first ? periodText(first.run, times) : t('run_period')}
      description={first?.run.member.name}
      closeLabel={t('close')}
      onClose={onClose}
      room="page"
    >
      {!first ? (
        isGone ? (
          <StateView art="empty" title={t('error.NOT_FOUND')} />
        ) : query.isError ? (
          <LoadFailure onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-96 rounded-md" />
        )
      ) : rounds === undefined ? (
        <div className="flex flex-col gap-5">
          <Sums run={shownRun(first.run)} />
          <Reached {...first} />
          <Adjustments list={first.adjustments} kind={first.run.kind} />
          <Members members={members} search={search} isDividend={first.run.kind === 'dividend'} />
          <MoreRows of={query} />
        </div>
      ) : (
        <RunRounds
          run={id}
          member={{ id: rounds, name: members.find((each) => each.id === rounds)?.name ?? rounds }}
          search={search}
        />
      )}
    </Dialog>
  );
}

/** How the period's payment was calculated, line by line. */
function Sums({ run }: Pick<Run, 'run'>) {
  const t = useTranslate();
  const lines: { id: string; label: string; value: ReactNode; isSum?: boolean }[] = [
    { id: 'state', label: t('col_state'), value: <RunState state={run.state} /> },
    { id: 'active', label: t('contract_active_members'), value: run.activeMembers },
    { id: 'valid', label: t('col_valid_bet'), value: <Money value={run.validBet} /> },
    ...(run.kind === 'dividend'
      ? [{ id: 'profit', label: t('contract_profit'), value: <Money value={run.profit} /> }]
      : []),
    { id: 'base', label: t('run_base'), value: <Money value={run.base} /> },
    { id: 'gross', label: t('run_gross'), value: <Money value={run.gross} />, isSum: true },
    { id: 'adjusted', label: t('run_adjusted'), value: <Money value={run.adjusted} signed /> },
    { id: 'carried', label: t('run_carried'), value: <Money value={run.carriedIn} /> },
    { id: 'due', label: t('run_due'), value: <Money value={run.due} />, isSum: true },
    { id: 'down', label: t('run_paid_down'), value: <Money value={run.paidDown} /> },
    { id: 'net', label: t('run_net'), value: <Money value={run.net} signed />, isSum: true },
  ];
  return (
    <dl className="rounded-md bg-surface-2 px-4 py-1.5">
      {lines.map(({ id, label, value, isSum }) => (
        <div
          key={id}
          className="flex min-h-9 items-center justify-between gap-4 text-sm data-sum:border-t data-sum:border-line data-sum:font-bold"
          data-sum={isSum || undefined}
        >
          <dt className={isSum ? '' : 'text-muted'}>{label}</dt>
          <dd className="text-end tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The ladder with the tier that was reached, and what the next one would have needed. */
function Reached({ run, terms, missing }: Run) {
  const t = useTranslate();
  const text = useTermsText();
  // Only a run of dividends states the period of its contract; the ladder looks the same with any.
  const contract = { kind: run.kind, period: 'daily', terms } as const;
  return (
    <section aria-label={t('run_reached')} className="flex flex-col gap-3">
      <TermsView contract={contract} reached={run.tier} ladderOnly />
      <p className="text-[13px] text-muted">
        {missing === null ? t('run_highest_step') : t('run_missing', { needs: text.missing(missing).join(', ') })}
      </p>
    </section>
  );
}

function Adjustments({ list, kind }: { list: Run['adjustments']; kind: Run['run']['kind'] }) {
  const t = useTranslate();
  const times = useTimeFormat();
  if (list.length === 0) return null;
  return (
    <section aria-label={t('run_adjustments')}>
      <h3 className="mb-2 text-sm font-bold">{t('run_adjustments')}</h3>
      <ul className="rounded-md bg-surface-2 px-4">
        {list.map(({ ofRun, startsAt, before, after, amount }) => (
          <li
            key={ofRun}
            className="flex items-center justify-between gap-4 border-t border-line py-2.5 text-sm first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold tabular">{periodStart({ kind, startsAt }, times)}</span>
              <span className="block text-xs text-muted">
                <Money value={before} /> → <Money value={after} />
              </span>
            </span>
            <Money value={amount} signed className="font-semibold" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type MembersProps = { members: Run['members']; search: RunsSearch; isDividend: boolean };

/** The members whose play the period counts; each links to their rounds. */
function Members({ members, search, isDividend }: MembersProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('run_members')}>
      <h3 className="mb-2 text-sm font-bold">{t('run_members')}</h3>
      {members.length === 0 ? (
        <p className="rounded-md bg-surface-2 px-4 py-6 text-center text-sm text-muted">{t('run_no_members')}</p>
      ) : (
        <ul className="rounded-md bg-surface-2">
          {members.map(({ id, name, validBet, win }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <Link
                to="."
                search={{ ...search, rounds: id }}
                replace
                resetScroll={false}
                state={(state) => state}
                className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm hover:bg-surface-3/60"
              >
                <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
                <span className="text-end">
                  <Money value={validBet} className="block" />
                  {isDividend && (
                    <span className="block text-xs text-muted">
                      {t('col_win')} <Money value={win} />
                    </span>
                  )}
                </span>
                <Icon name="chevronEnd" size={16} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
