import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bonusesQuery } from '../../../entities/bonus/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useRefetchAfter } from '../model/use-refetch-after.ts';
import { BonusCard } from './bonus-card.tsx';

type BonusPageProps = {
  /** The version of the balance shown: it changes when money has moved. */
  moved: string | undefined;
};

/** The member's bonuses: the one being wagered with its progress, those waiting, and those that have ended. */
export function BonusPage({ moved }: BonusPageProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery({ ...bonusesQuery, staleTime: 0 });
  useRefetchAfter(moved);
  return (
    <section aria-label={t('member_bonus')} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('bonus_intro')}</p>
      {data ? (
        data.list.length === 0 ? (
          <NoBonus />
        ) : (
          <ul className="flex flex-col gap-4">
            {data.list.map((bonus) => (
              <li key={bonus.id}>
                <BonusCard bonus={bonus} />
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </section>
  );
}

function NoBonus() {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('bonus_none_title')}
      text={t('bonus_none_text')}
      action={
        <Link to="/wallet/deposit" className={buttonClass()}>
          {t('deposit')}
        </Link>
      }
      className="rounded-md bg-surface-2"
    />
  );
}
