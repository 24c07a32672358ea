import type { MemberTransfer } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Money } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { transfersQuery } from '../api/line.ts';
import { useShortTime } from '../model/use-short-time.ts';
import { History } from './history.tsx';

/** What the member transferred and received along his line. */
export function TransferHistory() {
  const t = useTranslate();
  const query = useInfiniteQuery(transfersQuery);
  const transfers = query.data?.pages.flatMap((page) => page.list);
  const rows = transfers?.map((transfer) => ({ id: transfer.id, row: <TransferRow transfer={transfer} /> }));
  return <History title={t('transfers_history')} emptyText={t('transfers_none')} rows={rows} query={query} />;
}

function TransferRow({ transfer: { way, maskedName, amount, at } }: { transfer: MemberTransfer }) {
  const t = useTranslate();
  const shortTime = useShortTime();
  const signed = way === 'in' ? amount : formatDecimal(-parseAmount(amount));
  return (
    <div className="flex min-h-16 items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">
          {t(way === 'in' ? 'transfer_received_from' : 'transfer_sent_to', { name: maskedName })}
        </p>
        <time dateTime={at} className="text-[13px] text-muted tabular">
          {shortTime(at)}
        </time>
      </div>
      <Money value={signed} signed className="font-bold" />
    </div>
  );
}
