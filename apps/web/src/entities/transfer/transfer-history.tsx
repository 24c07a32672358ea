import type { MemberTransfer } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Code, Money } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from './history.tsx';
import { transfersQuery, type TransfersWanted } from './line.ts';
import { useTimeFormat } from '../../kit/days/time-format.ts';
import { Message } from '../../kit/text/message.tsx';

/** The member's transfers and receipts in their line, or with one other member. */
export function TransferHistory({ wanted = {} }: { wanted?: TransfersWanted }) {
  const t = useTranslate();
  const query = useInfiniteQuery(transfersQuery(wanted));
  const transfers = query.data?.pages.flatMap((page) => page.list);
  const rows = transfers?.map((transfer) => ({ id: transfer.id, row: <TransferRow transfer={transfer} /> }));
  return <History title={t('transfers_history')} emptyText={t('transfers_none')} rows={rows} query={query} />;
}

function TransferRow({ transfer: { id, way, maskedName, downline, amount, at } }: { transfer: MemberTransfer }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const signed = way === 'in' ? amount : formatDecimal(-parseAmount(amount));
  return (
    <div className="flex min-h-16 items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">
          {t(way === 'in' ? 'transfer_received_from' : 'transfer_sent_to', { name: downline?.username ?? maskedName })}
        </p>
        <p className="text-[13px] text-muted tabular">
          <time dateTime={at}>{times.minute(at)}</time> ·{' '}
          <Message id="transfer_reference" values={{ id: <Code>{id}</Code> }} />
        </p>
      </div>
      <div className="text-end">
        <Money value={signed} signed className="font-bold" />
        <p className="text-[13px] text-jade">{t('transfer_done')}</p>
      </div>
    </div>
  );
}
