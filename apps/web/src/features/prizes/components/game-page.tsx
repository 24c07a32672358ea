import type { PrizeGame, PrizeGames } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Skeleton } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { PageTitle } from '../../../entities/site/index.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { usePrizeGames } from '../model/use-prizes.ts';
import { BackToPrizes } from './back-to-prizes.tsx';
import { DrawHistory } from './draw-history.tsx';
import { Envelopes } from './envelopes.tsx';
import { RaffleGame } from './raffle-game.tsx';
import { RainGame } from './rain-game.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { TableGame } from './table-game.tsx';
import './prizes.css';

/** One prize game: its stage, its rules, and the member's draws. */
export function PrizeGamePage({ code, missing }: { code: string; missing: React.ReactNode }) {
  const { data, arrivedAt, hasFailed, refetch } = usePrizeGames();
  if (hasFailed) return <LoadFailure onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const game = data.games.find((each) => each.code === code);
  return game ? <Shown game={game} answer={data} arrivedAt={arrivedAt} /> : missing;
}

type ShownProps = { game: PrizeGame; answer: PrizeGames; arrivedAt: number };

function Shown({ game, answer, arrivedAt }: ShownProps) {
  const t = useTranslate();
  const { looker } = useMemberGate();
  const [isAsking, setAsking] = useState(false);
  const hasDraws = game.kind === 'wheel' || game.kind === 'egg' || game.kind === 'envelope';
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={game.name} />
      <BackToPrizes />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold tracking-tight">{game.name}</h1>
        <span className="flex gap-2">
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            {t('prizes_rules')}
          </Button>
          <Link to="/prizes/fair" className={buttonClass({ kind: 'outline', size: 'small' })}>
            {t('prizes_fair')}
          </Link>
        </span>
      </header>
      <Play game={game} answer={answer} arrivedAt={arrivedAt} />
      {hasDraws && looker === 'member' && (
        <section aria-label={t('prizes_history')} className="card-face rounded-lg p-5">
          <h2 className="text-lg font-bold">{t('prizes_history')}</h2>
          <div className="mt-2">
            <DrawHistory game={game.code} />
          </div>
        </section>
      )}
      {isAsking && <RulesDialog game={game} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** As high as a wheel's page with some draws, so that the scroll position stays. */
function PageSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-11 w-36 rounded-md" />
      <Skeleton className="h-9 w-3/5 max-w-72 rounded-md max-sm:mb-12" />
      <Skeleton className="h-[560px] rounded-lg" />
      <Skeleton className="h-108 rounded-lg" />
    </div>
  );
}

function Play({ game, answer, arrivedAt }: ShownProps) {
  switch (game.kind) {
    case 'wheel':
    case 'egg':
      return <TableGame game={game} />;
    case 'envelope':
      return <Envelopes />;
    case 'rain':
      return <RainGame answer={answer} arrivedAt={arrivedAt} />;
    case 'raffle':
      return <RaffleGame game={game} answer={answer} arrivedAt={arrivedAt} />;
  }
}
