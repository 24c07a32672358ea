import type { MyPrizes } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Spinner } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DrawPhase } from '../model/use-draw.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { ticketsOf } from '../model/use-prizes.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

type GameStageProps = {
  game: { code: string; isOpen: boolean };
  mine: MyPrizes | undefined;
  phase: DrawPhase;
  /** The label of the button. */
  action: string;
  onDraw: () => void;
  /** The animated picture. */
  children: ReactNode;
};

/** The stage on which a ticket is used: the picture, the number of tickets, and the button. */
export function GameStage({ game, mine, phase, action, onDraw, children }: GameStageProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { looker, pass } = useMemberGate();
  const tickets = ticketsOf(mine, game.code);
  const next = mine?.tickets.find((held) => held.game === game.code)?.next;
  const isEmpty = looker === 'member' && mine !== undefined && tickets === 0 && phase === 'idle';
  return (
    <section className="garden-face prizes-stage relative overflow-hidden rounded-lg px-4 pt-6 pb-7 sm:px-8">
      <div className="mx-auto w-full max-w-[400px]">{children}</div>
      <div className="mx-auto mt-5 flex max-w-[400px] flex-col items-center gap-3 text-center">
        {looker === 'member' && (
          <p className="min-h-9 text-sm font-bold">
            {mine ? t('prizes_tickets', { count: tickets }) : '\u00a0'}
            {next && (
              <span className="block text-xs font-normal text-garden-muted tabular">
                {t('prizes_next_ends', { count: next.tickets, time: times.full(next.expiresAt) })}
              </span>
            )}
          </p>
        )}
        {!game.isOpen ? (
          <p className="text-sm font-semibold">{t('prizes_paused')}</p>
        ) : isEmpty ? (
          <>
            <p className="text-sm text-garden-muted">{t('prizes_no_tickets')}</p>
            <Link to="/promotions" className={buttonClass()}>
              {t('prizes_to_promotions')}
            </Link>
          </>
        ) : (
          <>
            {/* Never disabled while it works, because a disabled button loses the keyboard focus. */}
            <Button
              size="large"
              wide
              aria-busy={phase === 'waiting' || undefined}
              aria-disabled={phase === 'waiting' || phase === 'moving' || undefined}
              disabled={looker === 'member' && mine === undefined}
              onClick={() => pass(onDraw)}
            >
              {looker === 'visitor' ? t('prizes_sign_in') : action}
              {phase === 'waiting' && <Spinner className="animate-late" />}
            </Button>
            <p className="text-xs text-garden-muted">{t('prizes_uses_one')}</p>
          </>
        )}
      </div>
    </section>
  );
}
