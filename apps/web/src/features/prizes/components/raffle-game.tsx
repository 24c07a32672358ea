import type { PrizeGame, PrizeGames, RaffleRound } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { checkRound } from '../model/check.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { useMyPrizes } from '../model/use-prizes.ts';
import { PrizeMark, PrizeSeal } from './prize-mark.tsx';
import { RaffleTickets } from './raffle-tickets.tsx';
import { RaffleWins } from './raffle-wins.tsx';
import { TimeLeft } from './time-left.tsx';
import { Check, Facts } from './verdict.tsx';

type RaffleGameProps = { game: Extract<PrizeGame, { kind: 'raffle' }>; answer: PrizeGames; arrivedAt: number };

/** A raffle: the open round with the member's numbers, their wins, and the last winners. */
export function RaffleGame({ game, answer, arrivedAt }: RaffleGameProps) {
  const rounds = answer.rounds.filter((round) => round.game === game.code);
  const open = rounds.find(({ isDrawn }) => !isDrawn);
  const last = rounds.find(({ isDrawn }) => isDrawn);
  const mine = useMyPrizes();
  const wins = mine?.wins ?? [];
  return (
    <>
      {open && <OpenRound key={open.id} round={open} answer={answer} arrivedAt={arrivedAt} />}
      {wins.length > 0 && <RaffleWins wins={wins} />}
      {open && <InRound key={`tickets ${open.id}`} round={open} />}
      <Prizes game={game} />
      {last && <LastRound key={last.id} round={last} />}
    </>
  );
}

type OpenRoundProps = { round: RaffleRound; answer: PrizeGames; arrivedAt: number };

function OpenRound({ round, answer, arrivedAt }: OpenRoundProps) {
  const t = useTranslate();
  const { looker, pass } = useMemberGate();
  const mine = useMyPrizes();
  const left = Date.parse(round.drawsAt) - useServerClock(answer.now, arrivedAt);
  const own = mine?.entries.filter((entry) => entry.round === round.id) ?? [];
  return (
    <section
      aria-label={t('prizes_raffle_draws')}
      className="garden-face prizes-stage relative flex flex-col items-center gap-5 overflow-hidden rounded-lg px-5 py-10 text-center"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" className="prizes-float size-24">
        <PrizeMark kind="tickets" />
      </svg>
      <TimeLeft label={t('prizes_raffle_draws')} ms={left} />
      <p className="text-sm text-garden-muted">{t('prizes_raffle_tickets', { count: round.tickets })}</p>
      {looker === 'member' ? (
        <div>
          <h2 className="text-sm font-bold">{t('prizes_raffle_yours')}</h2>
          {own.length === 0 ? (
            <p className="mt-1 text-sm text-garden-muted">{t('prizes_raffle_yours_none')}</p>
          ) : (
            <ul className="mt-2 flex flex-wrap justify-center gap-2">
              {own.map(({ first, last }) => (
                <li key={first} className="gold-face rounded-sm px-3 py-1.5 text-sm font-bold tabular">
                  {first === last ? first : `${first} – ${last}`}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <Button size="large" onClick={() => pass(() => undefined)}>
          {t('prizes_sign_in')}
        </Button>
      )}
    </section>
  );
}

/** The participants of the open round, and the promise that binds its draw. */
function InRound({ round }: { round: RaffleRound }) {
  const t = useTranslate();
  return (
    <section aria-label={t('prizes_raffle_open')} className="card-face flex flex-col gap-3 rounded-lg p-5">
      <h2 className="text-lg font-bold">{t('prizes_raffle_open')}</h2>
      <div className="rounded-sm bg-surface-2 p-3">
        <Facts list={[[t('prizes_fair_hash'), round.fairness.serverSeedHash]]} />
      </div>
      <RaffleTickets round={round} />
    </section>
  );
}

function Prizes({ game }: { game: RaffleGameProps['game'] }) {
  const t = useTranslate();
  return (
    <section aria-label={t('prizes_raffle_prizes')} className="card-face prizes-stage rounded-lg p-5">
      <h2 className="text-lg font-bold">{t('prizes_raffle_prizes')}</h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {game.prizes.map(({ code, name, count, reward }) => (
          <li key={code} className="flex items-center gap-3 py-2.5">
            <PrizeSeal kind={reward.kind} />
            <span className="text-sm text-muted tabular">{t('prizes_raffle_count', { count })}</span>
            <span className="font-semibold">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastRound({ round }: { round: RaffleRound }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { fairness, winners, drawsAt, tickets } = round;
  const title = t('prizes_raffle_winners', { time: times.full(drawsAt) });
  return (
    <section aria-label={title} className="card-face flex flex-col gap-3 rounded-lg p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-sm text-muted">{t('prizes_raffle_tickets', { count: tickets })}</p>
      {winners.length === 0 ? (
        <p className="text-sm text-muted">{t('prizes_raffle_no_winners')}</p>
      ) : (
        <ol className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
          {winners.map(({ place, ticket, player, prizeName }) => (
            <li key={place} className="flex items-center justify-between gap-3 py-2 text-sm">
              <span className="min-w-0">
                <span className="block font-semibold">{prizeName}</span>
                <span className="block text-xs text-muted tabular">
                  {t('prizes_raffle_ticket', { number: ticket })}
                </span>
              </span>
              <span className="text-muted tabular">{player}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-col items-start gap-3 rounded-sm bg-surface-2 p-3">
        <Facts
          list={[
            [t('prizes_fair_hash'), fairness.serverSeedHash],
            [t('prizes_fair_seed'), fairness.serverSeed ?? ''],
            [t('prizes_fair_digest'), fairness.clientSeed],
          ]}
        />
        <Check isRevealed={fairness.serverSeed !== null} check={() => checkRound(round)} />
      </div>
      <RaffleTickets round={round} />
    </section>
  );
}
