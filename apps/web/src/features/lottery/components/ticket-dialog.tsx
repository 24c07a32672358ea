import type { LotteryTicket } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount, ZERO } from '@champa/money';
import { Button, Icon, Money, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { DrawResult, useTicket } from '../../../entities/draw/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { TakeBackButton } from './take-back-button.tsx';
import { TicketBetRow } from './ticket-bet-row.tsx';
import { TicketState } from './ticket-state.tsx';

type TicketDialogProps = {
  id: string;
  /** Tickets can be taken back here while their draw is open. */
  canCancel: boolean;
  /** Shows the proof of a draw; null where draws come from outside. */
  onProve: ((drawId: string) => void) | null;
  onClose: () => void;
};

/** A ticket: the result, and every bet with its odds and the picks that won; it is verified and taken back from here. */
export function TicketDialog({ id, canCancel, onProve, onClose }: TicketDialogProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useTicket(id, useLanguage());
  return (
    <Dialog
      title={data ? data.ticket.gameName : t('lottery_ticket')}
      description={data && t('lottery_draw', { number: data.ticket.draw.number })}
      closeLabel={t('close')}
      room="page"
      onClose={onClose}
      height="full"
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <Totals ticket={data.ticket} />
          <DrawResult family={data.family} result={data.ticket.draw.result} />
          <ul className="flex flex-col gap-2">
            {data.bets.map((bet) => (
              <TicketBetRow
                key={bet.line}
                bet={bet}
                family={data.family}
                result={isValid(data.ticket) ? data.ticket.draw.result : null}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            {onProve && data.ticket.draw.phase === 'settled' && (
              <Button kind="outline" size="small" onClick={() => onProve(data.ticket.draw.id)}>
                <Icon name="shield" size={18} />
                {t('lottery_verify')}
              </Button>
            )}
            {canCancel && <TakeBackButton ticket={data.ticket} />}
          </div>
        </div>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-md" />
      )}
    </Dialog>
  );
}

/** Neither taken back nor void: its picks can have won. */
function isValid({ state }: LotteryTicket): boolean {
  return state === 'won' || state === 'lost';
}

function Totals({ ticket: { state, stake, win, rebate } }: { ticket: LotteryTicket }) {
  const t = useTranslate();
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
      <TicketState state={state} />
      <span>
        {t('lottery_cost')} <Money value={stake} className="font-semibold text-text" />
      </span>
      {state === 'won' && (
        <span>
          {t('lottery_win')} <Money value={win} signed className="font-bold" />
        </span>
      )}
      {parseAmount(rebate) > ZERO && (
        <span>
          {t('lottery_rebate')} <Money value={rebate} className="font-semibold text-text" />
        </span>
      )}
    </p>
  );
}
