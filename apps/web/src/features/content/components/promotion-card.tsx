import type { Promotion } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';
import type { ReactNode } from 'react';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { pictureOf } from '../model/promotion-list.ts';
import { timeLeft } from '../model/promotion-time.ts';

type PromotionCardProps = {
  promotion: Promotion;
  now: number;
  isFirst: boolean;
  /** The member's state in it. */
  badge: ReactNode;
  onOpen: () => void;
};

/** A promotion in the list: its picture, the time left, and its details by a press anywhere on it. */
export function PromotionCard({ promotion, now, isFirst, badge, onOpen }: PromotionCardProps) {
  const t = useTranslate();
  const picture = pictureOf(promotion, 1);
  return (
    <article
      id={`promotion-${promotion.id}`}
      className="card-face group relative flex scroll-mt-20 flex-col overflow-hidden rounded-lg transition-transform duration-200 hover:-translate-y-1"
    >
      <div className="relative aspect-2/1 overflow-hidden bg-surface-2">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1280px) 366px, (min-width: 640px) 46vw, 92vw"
            isFirst={isFirst}
            className="h-full! transition-transform duration-300 group-hover:scale-[1.04]"
          />
        )}
        <TimeBadge promotion={promotion} now={now} />
        <div className="absolute end-3 bottom-3">{badge}</div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 className="line-clamp-2 text-base sm:min-h-[2lh] leading-snug font-bold">
          <bdi>{promotion.title}</bdi>
        </h2>
        <div className="mt-auto flex items-center justify-between gap-3">
          <EndDay promotion={promotion} />
          <button
            type="button"
            aria-label={t('more_of', { name: promotion.title })}
            onClick={onOpen}
            className={`${buttonClass({ kind: 'outline', size: 'small' })} static! after:absolute! after:inset-0! after:rounded-lg`}
          >
            {t('more')}
            <Icon name="chevronEnd" size={16} />
          </button>
        </div>
      </div>
    </article>
  );
}

function EndDay({ promotion: { endTime, longTerm } }: { promotion: Promotion }) {
  const t = useTranslate();
  const times = useTimeFormat();
  return (
    <p className="flex items-center gap-2 text-[13px] text-muted tabular">
      <Icon name="calendar" size={16} />
      {longTerm === 1 || endTime === null ? t('long_term') : t('ends_on', { day: times.date(endTime) })}
    </p>
  );
}

/** The time left, or that it has not begun. A long-term promotion has no badge. */
function TimeBadge({ promotion: { startTime, endTime, longTerm }, now }: { promotion: Promotion; now: number }) {
  const t = useTranslate();
  const isComing = Date.parse(startTime) > now;
  const left = longTerm === 1 || endTime === null ? undefined : timeLeft(endTime, now, t);
  const text = isComing ? t('promotion_soon') : left;
  if (text === undefined) return null;
  return (
    <span className="absolute start-3 top-3 flex items-center gap-1.5 rounded-full bg-black/65 px-3 py-1 text-xs font-semibold text-white backdrop-blur-sm">
      <Icon name="history" size={14} />
      {text}
    </span>
  );
}
