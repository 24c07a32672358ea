import type { VipStanding, VipTable } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Money, Plumeria, useMoneyFormat } from '@champa/ui';
import { useCount, useName } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { ProgressBar } from '../../../kit/lists/progress-bar.tsx';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { percentOf, progressOf } from '../model/progress.ts';

type StandingCardProps = { standing: VipStanding; table: VipTable };

/** A bar on the dark picture. */
const onGarden = 'h-2.5! bg-white/20!';

/** The member's rank, and the progress to the next. */
export function StandingCard({ standing, table }: StandingCardProps) {
  const t = useTranslate();
  const nameOf = useName();
  const times = useTimeFormat();
  const { level, since, set } = standing;
  const rank = table.ranks.findLast((each) => each.level <= level);
  return (
    <div className="garden-face relative overflow-hidden rounded-md p-5 sm:p-6">
      <Plumeria size={210} className="absolute -end-16 -bottom-20 rotate-12 opacity-50 max-sm:opacity-25" />
      <div className="relative flex items-center gap-4 sm:gap-5">
        <span className="grid size-18 shrink-0 place-items-center rounded-full bg-white/12 ring-2 ring-gold-fill/70 sm:size-20">
          <ArtIcon name="VIP" size={48} />
        </span>
        <div className="min-w-0">
          <p className="text-[13px] font-bold tracking-wide text-garden-muted">{t('vip_level', { level })}</p>
          <p className="text-2xl font-extrabold tracking-tight sm:text-3xl">{rank && nameOf(rank.name)}</p>
          <p className="text-[13px] text-garden-muted tabular">
            {set ? <SetByHouse until={set.until} /> : t('vip_since', { time: times.full(since) })}
          </p>
        </div>
      </div>
      <Progress standing={standing} table={table} />
      <Keep standing={standing} />
      <Counted standing={standing} table={table} />
    </div>
  );
}

function SetByHouse({ until }: { until: string | null }) {
  const t = useTranslate();
  const times = useTimeFormat();
  return <>{until === null ? t('vip_set') : t('vip_set_until', { time: times.full(until) })}</>;
}

function Progress({ standing, table }: StandingCardProps) {
  const t = useTranslate();
  const nameOf = useName();
  const count = useCount();
  const { growth, next } = standing;
  const following = next && table.ranks.find(({ level }) => level === next.level);
  if (!next || !following) return <p className="relative mt-5 text-sm font-semibold">{t('vip_top')}</p>;
  const name = nameOf(following.name);
  return (
    <div className="relative mt-5">
      <ProgressBar
        label={t('vip_progress', { name })}
        percent={progressOf(standing, table.ranks)}
        text={t('vip_growth_of', { growth: count(growth), needed: count(next.growth) })}
        className={onGarden}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-[13px] tabular">
        <span className="font-semibold">{t('vip_remaining', { growth: count(next.remaining), name })}</span>
        <span className="text-garden-muted">
          {t('vip_growth_of', { growth: count(growth), needed: count(next.growth) })}
        </span>
      </p>
    </div>
  );
}

function Keep({ standing: { month } }: { standing: VipStanding }) {
  const t = useTranslate();
  const count = useCount();
  const times = useTimeFormat();
  if (!month) return null;
  const { growth, keep, endsAt } = month;
  const isKept = growth >= keep;
  const left = t('vip_keep_until', {
    growth: count(Math.max(keep - growth, 0)),
    time: times.full(endsAt),
  });
  return (
    <div className="relative mt-4 rounded-md bg-black/25 px-4 py-3">
      <p className="mb-2 flex items-center gap-2 text-[13px] font-semibold">
        <Icon name={isKept ? 'check' : 'history'} size={16} />
        {t('vip_keep')}
      </p>
      <ProgressBar
        label={t('vip_keep')}
        percent={percentOf(growth, keep)}
        text={t('vip_growth_of', { growth: count(growth), needed: count(keep) })}
        className={onGarden}
      />
      <p className="mt-1.5 text-xs text-garden-muted tabular">{isKept ? t('vip_keep_done') : left}</p>
    </div>
  );
}

function Counted({ standing: { deposits, validBets }, table }: StandingCardProps) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const counted = [
    { label: t('vip_deposits'), value: deposits, per: table.depositPer },
    { label: t('vip_valid_bets'), value: validBets, per: table.betPer },
  ];
  return (
    <dl aria-label={t('vip_counted')} className="relative mt-4 grid grid-cols-2 gap-3">
      {counted.map(({ label, value, per }) => (
        <div key={label} className="rounded-md bg-white/10 px-3 py-3 sm:px-4">
          <dt className="text-xs text-garden-muted">{label}</dt>
          <dd className="text-sm font-bold tracking-tight sm:text-base">
            <Money value={value} />
          </dd>
          <dd className="mt-0.5 text-[11px] leading-snug text-garden-muted tabular">
            {t('vip_per_deposit', { amount: money(per) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
