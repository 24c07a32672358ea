import type { WalletMove } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Money, Spinner } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History, isSettled, movesQuery } from '../../../entities/transfer/index.ts';
import { reasonTexts } from './move-status.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The member's latest moves between wallets, each with its state. */
export function MoveHistory() {
  const t = useTranslate();
  const query = useInfiniteQuery(movesQuery);
  const moves = query.data?.pages.flatMap((page) => page.list);
  const rows = moves?.map((move) => ({ id: move.id, row: <MoveRow move={move} /> }));
  return <History title={t('moves')} emptyText={t('moves_none')} rows={rows} query={query} />;
}

function MoveRow({ move }: { move: WalletMove }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const [from, to] = move.from === 'main' ? [t('wallet_main'), move.vendorName] : [move.vendorName, t('wallet_main')];
  const isByItself = move.cause === 'launch' || move.cause === 'return';
  return (
    <div className="flex min-h-16 items-center gap-3 py-2.5">
      <StateMark move={move} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">
          {from} → {to}
        </p>
        <p className="text-[13px] text-muted">
          <time dateTime={move.at} className="tabular">
            {times.minute(move.at)}
          </time>
          {isByItself && ` · ${t('move_by_itself')}`}
        </p>
        {!isSettled(move) && <p className="text-[13px] text-gold">{t('move_unknown_text')}</p>}
        {move.reason !== null && <p className="text-[13px] text-ember">{t(reasonTexts[move.reason])}</p>}
      </div>
      <Money value={move.amount} className={cx('font-bold', move.state !== 'confirmed' && 'text-muted')} />
    </div>
  );
}

function StateMark({ move }: { move: WalletMove }) {
  const isRefused = move.state === 'refused';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-full',
        move.state === 'confirmed' && 'bg-jade/15 text-jade',
        isRefused && 'bg-ember/15 text-ember',
        !isSettled(move) && 'bg-gold/15 text-gold',
      )}
    >
      {isSettled(move) ? <Icon name={isRefused ? 'close' : 'check'} size={18} /> : <Spinner size={18} />}
    </span>
  );
}
