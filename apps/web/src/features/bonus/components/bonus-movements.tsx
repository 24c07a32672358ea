import { movementLabel, type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bonusMovementsQuery } from '../../../entities/bonus/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';

/** The movements of a bonus, newest first, page by page. */
export function BonusMovements({ id }: { id: string }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(bonusMovementsQuery(id, page));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-40 rounded-sm" />;
  if (data.total === 0) return <p className="text-[13px] text-muted">{t('bonus_movements_none')}</p>;
  return (
    <>
      <ol className={cx('flex flex-col divide-y divide-line text-sm', isPlaceholderData && 'opacity-60')}>
        {data.list.map(({ id: line, kind, amount, balance, description, at }) => (
          <li key={`${line} ${balance}`} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{t(labelOf(kind))}</span>
              <span className="block truncate text-xs text-muted">
                {description !== null && `${description} · `}
                <time dateTime={at} className="tabular">
                  {times.full(at)}
                </time>
              </span>
            </span>
            <span className="shrink-0 text-end">
              <Money value={amount} signed exact className="block font-semibold" />
              <Money value={balance} exact className="block text-xs text-muted" />
            </span>
          </li>
        ))}
      </ol>
      {data.totalPages > 1 && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button kind="outline" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('bonus_newer')}
          </Button>
          <Button kind="outline" size="small" disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            {t('bonus_older')}
          </Button>
        </div>
      )}
    </>
  );
}

const own: Readonly<Record<string, MessageId>> = {
  bonus: 'bonus_moved_in',
  bonus_converted: 'bonus_moved_cash',
  bonus_returned: 'bonus_moved_back',
};

function labelOf(kind: string): MessageId {
  return own[kind] ?? movementLabel(kind);
}
