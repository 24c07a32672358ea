import type { MyPrizes, PrizeGame, PrizeGames } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon, Plumeria, Skeleton, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useCountdownText } from '../../../kit/days/countdown.tsx';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { PageTitle } from '../../../entities/site/index.ts';
import { rainPhase } from '../model/rain-phase.ts';
import { ticketsOf, useMyPrizes, usePrizeGames } from '../model/use-prizes.ts';
import { GameCover } from './game-cover.tsx';
import './prizes.css';

const about = {
  wheel: 'prizes_kind_wheel',
  egg: 'prizes_kind_egg',
  envelope: 'prizes_kind_envelope',
  rain: 'prizes_kind_rain',
  raffle: 'prizes_kind_raffle',
} as const satisfies Record<PrizeGame['kind'], MessageId>;

/** All prize games, with what waits in each for the member. */
export function PrizesPage() {
  const t = useTranslate();
  const { data, arrivedAt, hasFailed, refetch } = usePrizeGames();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={t('prizes')} description={t('prizes_intro')} />
      <header className="garden-face relative overflow-hidden rounded-lg px-6 py-8 sm:px-10 sm:py-10">
        <Plumeria size={200} className="absolute -end-10 -bottom-12 rotate-12 opacity-90 max-sm:size-36" />
        <div className="relative max-w-lg pe-16 sm:pe-0">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-4xl">{t('prizes')}</h1>
          <p className="mt-2 text-sm text-garden-muted sm:text-base">{t('prizes_intro')}</p>
          <Link to="/prizes/fair" className={`${buttonClass({ size: 'small' })} mt-4`}>
            <Icon name="check" size={16} />
            {t('prizes_fair')}
          </Link>
        </div>
      </header>
      {hasFailed ? (
        <LoadFailure onRetry={refetch} />
      ) : data ? (
        data.games.length === 0 ? (
          <StateView art="empty" title={t('no_data')} className="card-face rounded-lg" />
        ) : (
          <Cards answer={data} arrivedAt={arrivedAt} />
        )
      ) : (
        <Grid>
          {[1, 2, 3, 4, 5].map((card) => (
            <li key={card}>
              <Skeleton className="h-[300px] rounded-lg" />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}

type CardsProps = { answer: PrizeGames; arrivedAt: number };

function Cards({ answer, arrivedAt }: CardsProps) {
  const mine = useMyPrizes();
  return (
    <Grid>
      {answer.games.map((game) => (
        <li key={game.code}>
          <GameCard game={game} mine={mine} answer={answer} arrivedAt={arrivedAt} />
        </li>
      ))}
    </Grid>
  );
}

function Grid({ children }: { children: React.ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}

type GameCardProps = CardsProps & { game: PrizeGame; mine: MyPrizes | undefined };

function GameCard({ game, mine, answer, arrivedAt }: GameCardProps) {
  const t = useTranslate();
  return (
    <Link
      to="/prizes/$game"
      params={{ game: game.code }}
      className="card-face group flex h-full flex-col overflow-hidden rounded-lg transition-transform duration-150 hover:-translate-y-0.5"
    >
      <GameCover kind={game.kind} />
      <span className="flex flex-1 flex-col gap-1 p-4">
        <span className="flex items-start justify-between gap-3">
          <span className="text-lg font-bold group-hover:text-gold">{game.name}</span>
          <Waiting game={game} mine={mine} answer={answer} arrivedAt={arrivedAt} />
        </span>
        <span className="text-sm text-muted">{game.isOpen ? t(about[game.kind]) : t('prizes_paused')}</span>
      </span>
    </Link>
  );
}

/** What waits in a game: tickets, envelopes, or the time until it begins. */
function Waiting({ game, mine, answer, arrivedAt }: GameCardProps) {
  const t = useTranslate();
  const countdownText = useCountdownText();
  const now = useServerClock(answer.now, arrivedAt);
  const badge = 'shrink-0 rounded-full bg-gold/15 px-2.5 py-1 text-xs font-bold text-gold tabular';
  const until = (at: string) => (
    <span suppressHydrationWarning className={badge}>
      {countdownText(Date.parse(at) - now)}
    </span>
  );
  if (game.kind === 'rain') {
    const { rain } = answer;
    const phase = rain?.game === game.code ? rainPhase(rain, now) : 'over';
    if (!rain || phase === 'over') return null;
    if (phase === 'coming') return until(rain.startsAt);
    return (
      <span suppressHydrationWarning className={badge}>
        {t(phase === 'gone' ? 'prizes_rain_gone' : 'prizes_rain_falling')}
      </span>
    );
  }
  if (game.kind === 'raffle') {
    const round = answer.rounds.find(({ game: of, isDrawn }) => of === game.code && !isDrawn);
    return round ? until(round.drawsAt) : null;
  }
  if (!mine) return null;
  const text =
    game.kind === 'envelope'
      ? t('prizes_envelopes_waiting', { count: mine.envelopes.filter((each) => each.game === game.code).length })
      : t('prizes_tickets', { count: ticketsOf(mine, game.code) });
  return <span className={badge}>{text}</span>;
}
