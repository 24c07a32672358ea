import type { VipRank, VipStanding, VipTable } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useState } from 'react';
import { useCount, useName } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { RankPrivileges } from './rank-privileges.tsx';

type RankLadderProps = { standing: VipStanding; table: VipTable };

/** All ranks from the lowest; one of them is open, at first the member's own. */
export function RankLadder({ standing, table }: RankLadderProps) {
  const t = useTranslate();
  const [opened, setOpened] = useState<number | null>(standing.level);
  return (
    <section aria-label={t('vip_ranks')} className="flex flex-col gap-2">
      <h3 className="text-sm font-bold">{t('vip_ranks')}</h3>
      <p className="text-[13px] text-muted">
        {t(table.upgrade === 'monthly' ? 'vip_upgrade_monthly' : 'vip_upgrade_at_once')}
      </p>
      <ol className="card-face overflow-hidden rounded-md">
        {table.ranks.map((rank) => (
          <Rung
            key={rank.level}
            rank={rank}
            isReached={rank.level <= standing.level}
            isOwn={rank.level === standing.level}
            isOpen={rank.level === opened}
            onToggle={() => setOpened(rank.level === opened ? null : rank.level)}
          />
        ))}
      </ol>
    </section>
  );
}

type RungProps = { rank: VipRank; isReached: boolean; isOwn: boolean; isOpen: boolean; onToggle: () => void };

function Rung({ rank, isReached, isOwn, isOpen, onToggle }: RungProps) {
  const t = useTranslate();
  const nameOf = useName();
  const count = useCount();
  const { level, name, growth, keep } = rank;
  const panel = `vip-rank-${level}`;
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
        className={cx(
          'flex min-h-17 w-full items-center gap-3.5 px-4 py-3 text-start -outline-offset-2 transition-colors hover:bg-surface-2',
          isOwn && 'bg-gold/8',
        )}
      >
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-full text-sm font-extrabold',
            isReached ? 'bg-gold/15 text-gold' : 'bg-surface-3 text-text',
          )}
        >
          {isOwn ? <ArtIcon name="VIP" size={28} /> : level}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 text-sm font-bold">
            {nameOf(name)}
            {isOwn && (
              <span className="rounded-full bg-gold/15 px-2.5 py-0.5 text-xs font-bold text-gold">
                {t('vip_rank_yours')}
              </span>
            )}
          </span>
          <span className="block text-xs text-muted tabular">
            {t('vip_rank_from', { growth: count(growth) })} ·{' '}
            {keep === 0 ? t('vip_rank_stays') : t('vip_rank_keep', { growth: count(keep) })}
          </span>
        </span>
        <Icon name="chevronDown" size={18} className={cx('text-muted transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={panel} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && <RankPrivileges rank={rank} />}
      </div>
    </li>
  );
}
