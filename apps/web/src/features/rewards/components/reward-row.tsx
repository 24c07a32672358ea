import type { PastReward, RewardContent } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import type { ReactNode } from 'react';
import { useRewardWords } from '../../../entities/reward/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { sources, useRewardTitle } from '../model/reward-titles.ts';

type RewardRowProps = {
  reward: Pick<PastReward, 'kind' | 'title' | 'content'>;
  /** When it opens, expires or ended. */
  time: string;
  /** It is over, or cannot be claimed yet. */
  isFaint?: boolean;
  children?: ReactNode;
};

/** A reward: its picture, title, source and content, and its action. */
export function RewardRow({ reward, time, isFaint = false, children }: RewardRowProps) {
  const t = useTranslate();
  const words = useRewardWords();
  const title = useRewardTitle()(reward);
  const { kind, content } = reward;
  const from = t(sources[kind].label);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface-2 p-4">
      <span
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-md bg-gold/15',
          isFaint && 'opacity-60 grayscale-[0.4]',
        )}
      >
        <ArtIcon name={sources[kind].art} size={28} />
      </span>
      <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-4rem)]">
        <span className="block leading-snug font-semibold">{title}</span>
        <span className="mt-0.5 block text-[13px] text-muted tabular">
          {title === from ? time : `${from} · ${time}`}
        </span>
      </span>
      <span className={cx('min-w-0 max-sm:flex-1 sm:text-end', isFaint ? 'text-muted' : 'text-gold')}>
        <span className="block text-lg leading-tight font-extrabold tabular">{words(content)}</span>
        <Terms content={content} />
      </span>
      {children}
    </li>
  );
}

function Terms({ content }: { content: RewardContent }) {
  const t = useTranslate();
  if (content.kind !== 'cash' || content.turnoverFactor === 0) return null;
  return (
    <span className="block max-w-48 text-xs font-normal text-muted">
      {t('reward_turnover', { factor: content.turnoverFactor })}
    </span>
  );
}
