import type { PointsConfig } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton, useMoneyFormat } from '@champa/ui';
import type { ReactNode } from 'react';
import { areas } from '../../../entities/game/index.ts';
import { useCount } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';

const rules = [
  'points_never_expire',
  'points_rule_kept',
  'points_rule_void',
  'points_rule_password',
  'points_rule_reject',
] as const;

/** How points are earned and used. */
export function PointsRules({ config }: { config: PointsConfig | undefined }) {
  const t = useTranslate();
  const count = useCount();
  const money = useMoneyFormat();
  if (!config) return <Skeleton className="h-96 rounded-lg" />;
  const { turnover, deposit, convert } = config;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section className="card-face rounded-lg p-5">
        <h2 className="text-lg font-bold">{t('points_rules_earn')}</h2>
        <ul className="mt-2 text-sm">
          {deposit && (
            <Row
              icon={<Icon name="wallet" size={22} className="mx-0.5 text-gold" />}
              label={t('points_moved_deposit')}
              text={t('points_rules_of_deposits', { amount: money(deposit.per) })}
              points={count(deposit.points)}
            />
          )}
          {turnover.map(({ area, per, points }) => (
            <Row
              key={area}
              icon={<ArtIcon name={area} size={26} />}
              label={t(areas[area].label)}
              text={t('points_rules_of_bets', { amount: money(per) })}
              points={count(points)}
            />
          ))}
        </ul>
      </section>
      <section className="card-face rounded-lg p-5">
        <h2 className="text-lg font-bold">{t('points_rules_use')}</h2>
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          <Rule text={t('point_mall_text')} />
          {convert.isOffered && (
            <Rule text={t('points_convert_text', { points: count(convert.points), amount: money(convert.amount) })} />
          )}
          {rules.map((rule) => (
            <Rule key={rule} text={t(rule)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

type RowProps = { icon: ReactNode; label: string; text: string; points: string };

function Row({ icon, label, text, points }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-xs text-muted tabular">{text}</span>
      </span>
      <span className="flex items-center gap-1.5 font-extrabold text-gold tabular">
        +{points}
        <ArtIcon name="VENDORS" size={18} />
      </span>
    </li>
  );
}

function Rule({ text }: { text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" size={18} className="mt-0.5 shrink-0 text-jade" />
      {text}
    </li>
  );
}
