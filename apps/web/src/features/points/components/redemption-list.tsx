import type { Redemption } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Code, cx, StateView, useMoneyFormat } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { redemptionsQuery } from '../../../entities/points/index.ts';
import { useCount, useName } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { stateFaces } from '../model/kinds.ts';

/** The member's redemptions, latest first. */
export function RedemptionList() {
  const t = useTranslate();
  const redemptions = useInfiniteQuery(redemptionsQuery);
  return (
    <PagedList
      query={redemptions}
      label={t('points_tab_records')}
      empty={<StateView art="empty" title={t('no_data')} text={t('points_records_none')} />}
    >
      {(redemption) => <RedemptionCard key={redemption.id} redemption={redemption} />}
    </PagedList>
  );
}

function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const t = useTranslate();
  const nameOf = useName();
  const count = useCount();
  const { picture, name, status, points, remark } = redemption;
  const { label, colour } = stateFaces[status];
  return (
    <li className="card-face flex flex-col gap-3 rounded-lg p-3 sm:flex-row sm:gap-5 sm:p-4">
      <div className="flex gap-3 sm:contents">
        <div className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-md bg-surface-2 sm:w-36">
          {picture && <Picture picture={picture} alt="" sizes="150px" className="h-full!" />}
        </div>
        <div className="min-w-0 flex-1 sm:hidden">
          <Title name={nameOf(name)} label={t(label)} colour={colour} />
        </div>
      </div>
      <div className="min-w-0 flex-1">
        <div className="max-sm:hidden">
          <Title name={nameOf(name)} label={t(label)} colour={colour} />
        </div>
        <p className="text-sm font-bold text-gold tabular sm:mt-1">-{t('points_count', { count: count(points) })}</p>
        {remark !== '' && (
          <p className="mt-2 rounded-md bg-surface-2 px-3 py-2 text-sm">
            <span className="font-semibold">{t('points_record_remark')}: </span>
            {remark}
          </p>
        )}
        <Facts redemption={redemption} />
      </div>
    </li>
  );
}

function Title({ name, label, colour }: { name: string; label: string; colour: string }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <h2 className="font-bold">{name}</h2>
      <span className={cx('rounded-full px-3 py-0.5 text-xs font-bold whitespace-nowrap', colour)}>{label}</span>
    </div>
  );
}

function Facts({ redemption }: { redemption: Redemption }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const times = useTimeFormat();
  const { reference, quantity, applyTime, time, amount, transactionReference, receivingAddress, paidAccount } =
    redemption;
  const code = (text: string) => text !== '' && <Code>{text}</Code>;
  const facts: readonly [MessageId, ReactNode][] = [
    ['points_record_reference', code(reference)],
    ['points_record_quantity', String(quantity)],
    ['points_record_amount', amount !== null && money(amount)],
    ['points_record_apply_time', times.full(applyTime)],
    ['points_record_time', time !== null && times.full(time)],
    ['points_record_transaction', code(transactionReference)],
    ['points_record_account', paidAccount],
    ['points_record_address', receivingAddress],
  ];
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 text-[13px] md:grid-cols-2">
      {facts
        .filter(([, value]) => value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex min-w-0 justify-between gap-3 md:justify-start">
            <dt className="shrink-0 text-muted">{t(label)}</dt>
            <dd className="min-w-0 text-end font-semibold break-words tabular md:text-start">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
