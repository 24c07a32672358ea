import type { PlayerNotice } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, IconButton, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noticesQuery, useOpenPopup } from '../../../entities/site/index.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { runningSeconds } from '../model/running-time.ts';

/**
 * The marquee of notices; a press opens the one pressed. With reduced motion it does not run, and the visitor scrolls it.
 */
export function NoticeMarquee() {
  const t = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const { data, isPending } = useQuery(noticesQuery(useLanguage()));
  if (isPending) return <Skeleton className="h-11 rounded-md" />;
  if (!data || data.player.length === 0) return null;
  const style = {
    animationDuration: `${runningSeconds(data.player)}s`,
    ...(isPaused && { animationPlayState: 'paused' }),
  };
  return (
    <section aria-label={t('notices')} className="card-face group flex h-11 items-center overflow-hidden rounded-md">
      <span className="grid h-full w-11 shrink-0 place-items-center text-gold">
        <Icon name="megaphone" size={20} />
      </span>
      <div className="marquee-window h-full min-w-0 flex-1">
        <div
          data-marquee={isPaused ? 'paused' : 'running'}
          style={style}
          className="marquee-line flex h-full w-max group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused]"
        >
          <Notices notices={data.player} />
          {/* A copy follows the notices, so that the marquee has no gap. */}
          <div aria-hidden="true" inert className="flex motion-reduce:hidden">
            <Notices notices={data.player} />
          </div>
        </div>
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        iconSize={16}
        label={t(isPaused ? 'notices_resume' : 'notices_pause')}
        onClick={() => setPaused(!isPaused)}
        className="-outline-offset-2 motion-reduce:hidden"
      />
    </section>
  );
}

function Notices({ notices }: { notices: readonly PlayerNotice[] }) {
  const openPopup = useOpenPopup();
  return (
    <ul className="flex">
      {notices.map(({ id, title }, index) => (
        <li key={id} className="flex items-center after:size-1.5 after:rounded-full after:bg-gold/60">
          <button
            type="button"
            onClick={() => openPopup('notice', String(index))}
            className="h-11 px-5 text-sm font-medium whitespace-nowrap -outline-offset-2 hover:text-gold"
          >
            <bdi>{title}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
