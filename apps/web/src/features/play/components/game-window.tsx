import { ApiError } from '@champa/api-client';
import type { Game } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, cx, Icon, IconButton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FavouriteButton } from '../../../entities/game/index.ts';
import { RefusalLink, wayOf } from '../../../entities/limit/index.ts';
import { PageTitle, useSite } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { launchQuery } from '../api/launch.ts';
import { useFullScreen } from '../model/use-full-screen.ts';
import { GameFrame } from './game-frame.tsx';
import { GameLoading } from './game-loading.tsx';
import { OwnWindow } from './own-window.tsx';

type GameWindowProps = {
  nodeId: string;
  isTrial: boolean;
  /** The member's balance, shown in the bar. */
  balance: ReactNode;
  onBack: () => void;
  /** The game leads to the lobby. Not back: the steps within its frame are in the browser's history, too. */
  onHome: () => void;
  /** The member leaves a real-money game in the page, in whatever way. */
  onLeave: () => void;
  onDeposit: () => void;
  /** The title opens on another page of the site. */
  onElsewhere: (game: Game) => void;
  /** The game reports that money moved. */
  onBalanceMoved: () => void;
};

/** A game in the page, below the site's bar: back, name, balance, deposit, favourite, full screen. */
export function GameWindow(props: GameWindowProps) {
  const { nodeId, isTrial, balance, onBack, onHome, onLeave, onDeposit, onElsewhere, onBalanceMoved } = props;
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(element);
  const { launchGameCDNs: networks } = useSite();
  const launch = launchQuery({ nodeId, isTrial, language: useLanguage(), networks });
  const { data, error, isPending, refetch } = useQuery(launch);
  const [isBlocked, setBlocked] = useState(false);
  // A game in a window of its own goes on when this page is left.
  const leave = useEffectEvent(() => {
    if (!isTrial && data?.mode !== 'window' && data?.mode !== 'site') onLeave();
  });
  useEffect(() => () => leave(), []);
  const goElsewhere = useEffectEvent(() => {
    if (data?.mode === 'site') onElsewhere(data.game);
  });
  useEffect(() => goElsewhere(), [data?.mode]);
  return (
    <div ref={element} className="fixed inset-0 flex flex-col bg-black">
      <PageTitle title={data?.game.gameName} />
      <header className="flex h-14 shrink-0 items-center gap-1 max-[22.5rem]:gap-0 bg-surface-1 px-1 pt-[env(safe-area-inset-top)] sm:gap-2 sm:px-3">
        <IconButton icon="arrowStart" label={t('back')} onClick={onBack} />
        <div className="min-w-0 flex-1">
          <h1 className="text-sm leading-tight font-bold max-sm:line-clamp-2 max-sm:text-xs sm:truncate">
            {data?.game.gameName ?? (isPending ? t('game_opening') : '')}
          </h1>
          <p className={cx('truncate text-xs text-muted', !isTrial && 'max-sm:hidden')}>
            {isTrial ? t('trial_note') : data?.game.vendorName}
          </p>
        </div>
        {!isTrial && balance}
        {!isTrial && (
          <Button aria-label={t('deposit')} className="max-sm:size-11 max-sm:px-0" onClick={onDeposit}>
            <Icon name="plus" size={18} className="sm:hidden" />
            <span className="max-sm:hidden">{t('deposit')}</span>
          </Button>
        )}
        {data && <FavouriteButton game={data.game} look="inBar" />}
        {fullScreen.isPossible && (
          <IconButton
            icon={fullScreen.isFull ? 'shrink' : 'expand'}
            label={fullScreen.isFull ? t('full_screen_leave') : t('full_screen')}
            onClick={fullScreen.toggle}
          />
        )}
      </header>
      <main className="relative min-h-0 flex-1">
        {data?.mode === 'frame' && !isBlocked && (
          <GameFrame
            key={data.url}
            launch={data}
            onClose={onBack}
            onHome={onHome}
            onDeposit={onDeposit}
            onBalanceMoved={onBalanceMoved}
            onReopen={() => void refetch()}
            onBlocked={() => setBlocked(true)}
          />
        )}
        {isBlocked && <LaunchFailure error={new ApiError('GAME_MAINTENANCE', 0, '')} onRetry={() => void refetch()} />}
        {data?.mode === 'window' && <OwnWindow launch={data} />}
        {(isPending || data?.mode === 'site') && <GameLoading />}
        {error && <LaunchFailure error={error} onRetry={() => void refetch()} />}
      </main>
    </div>
  );
}

function LaunchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const times = useTimeFormat();
  const until = error instanceof ApiError ? error.value['until'] : undefined;
  const code = error instanceof ApiError ? error.code : 'SYSTEM_ERROR';
  const mayPass = code === 'NETWORK' || code === 'UNAVAILABLE' || code === 'SYSTEM_ERROR';
  return (
    <div className="garden-face absolute inset-0 grid place-items-center overflow-y-auto p-4">
      <StateView
        art={code === 'GAME_MAINTENANCE' ? 'maintenance' : 'error'}
        title={describeError(error)}
        {...(code === 'GAME_MAINTENANCE' &&
          typeof until === 'string' && { text: t('maintenance_until', { time: times.full(until) }) })}
        className="card-face w-full max-w-md rounded-lg text-text"
        action={
          mayPass ? (
            <Button onClick={onRetry}>{t('retry')}</Button>
          ) : wayOf(error) ? (
            <RefusalLink error={error} />
          ) : (
            <Link to="/" search={code === 'GAME_MAINTENANCE' ? { filter: 'HOT' } : {}} className={buttonClass()}>
              {t('to_games')}
            </Link>
          )
        }
      />
    </div>
  );
}
