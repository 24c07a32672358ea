import type { LotteryGame } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryGameQuery, lotteryGamesQuery } from '../../../entities/draw/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import type { LotterySearch, LotteryView } from '../model/address.ts';
import { useSlips } from '../model/slips.ts';
import { BetTable } from './bet-table.tsx';
import { DrawHead } from './draw-head.tsx';
import { GameStrip } from './game-strip.tsx';
import { ResultsView } from './results-view.tsx';
import { RulesView } from './rules-view.tsx';
import { TicketsView } from './tickets-view.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The pages of the site, and the vendor whose games each shows. */
const pages = {
  LOTT: { title: 'con_lott', vassalages: ['LOTT', 'ELOTT'] },
  SEA: { title: 'lottery_sea', vassalages: ['TCG_SEA'] },
  VN: { title: 'lottery_vn', vassalages: ['TCG_LOTTO_VN'] },
} as const satisfies Record<string, { title: MessageId; vassalages: readonly string[] }>;

export type LotteryPageKind = keyof typeof pages;

type LotteryPageProps = LotterySearch & { kind: LotteryPageKind };

/** A lottery's own page: its games; for the chosen one betting, results, the member's tickets and the rules. */
export function LotteryPage({ kind, gameCode, view = 'bet', opened }: LotteryPageProps) {
  const t = useTranslate();
  const { title, vassalages } = pages[kind];
  const { data, isError, refetch } = useQuery(lotteryGamesQuery(useLanguage()));
  const games = data?.games.filter(({ vassalage }) => (vassalages as readonly string[]).includes(vassalage));
  const chosen = gameCode === undefined ? games?.[0] : games?.find(({ code }) => code === gameCode);
  return (
    <>
      <PageTitle title={chosen ? `${chosen.name} · ${t(title)}` : t(title)} />
      <h1 className="sr-only">{t(title)}</h1>
      {games ? (
        chosen ? (
          <Lottery games={games} game={chosen} view={view} opened={opened} />
        ) : (
          <NoSuchGame games={games} isKnown={data!.games.some(({ code }) => code === gameCode)} />
        )
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <LotterySkeleton />
      )}
    </>
  );
}

/**
 * The address may name a game of another page, or none at all; it is not replaced by another, on which a member might bet
 * by mistake.
 */
function NoSuchGame({ games, isKnown }: { games: readonly LotteryGame[]; isKnown: boolean }) {
  const t = useTranslate();
  if (games.length === 0) return <StateView art="empty" title={t('lottery_no_games')} />;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 pt-1 pb-10">
      <GameStrip games={games} chosen={null} slips={{}} />
      {isKnown ? (
        <StateView art="maintenance" title={t('error.GAME_MAINTENANCE')} />
      ) : (
        <StateView art="empty" title={t('lottery_no_such_game')} />
      )}
    </div>
  );
}

type LotteryProps = {
  games: readonly LotteryGame[];
  game: LotteryGame;
  view: LotteryView;
  opened: string | undefined;
};

function Lottery({ games, game, view, opened }: LotteryProps) {
  const { data, isError, refetch } = useQuery(lotteryGameQuery(game.code, useLanguage()));
  const { slips, change, drop } = useSlips();
  const [draft, setDraft] = useState('');
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 pt-1 pb-28 lg:pb-10">
      <GameStrip games={games} chosen={game.code} slips={slips} />
      <DrawHead game={data?.game ?? game} draws={data?.draws ?? null} />
      <ViewTabs gameCode={game.code} view={view} />
      {view === 'results' && <ResultsView key={game.code} game={game} opened={opened} />}
      {view === 'tickets' && (
        <TicketsView key={game.code} game={game} canCancel={data?.terms.canCancel ?? false} opened={opened} />
      )}
      {(view === 'bet' || view === 'rules') &&
        (data ? (
          view === 'bet' ? (
            <BetTable
              key={game.code}
              value={data}
              games={games}
              slips={slips}
              draft={draft}
              onSlips={change}
              onPlaced={(placed) => drop(game.code, placed)}
              onDraft={setDraft}
            />
          ) : (
            <RulesView key={game.code} value={data} />
          )
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 rounded-lg" />
        ))}
    </div>
  );
}

function LotterySkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 pt-1">
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}
