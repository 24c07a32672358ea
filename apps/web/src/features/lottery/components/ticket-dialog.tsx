import type { LotteryTicket, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Choice, type FamilyId, findPlay } from '@champa/lottery';
import { parseAmount, ZERO } from '@champa/money';
import { Money, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { DrawResult, useTicket } from '../../../entities/draw/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { useChoiceText } from '../model/use-choice-text.ts';
import { usePlayText } from '../model/use-play-text.ts';
import { TicketState } from './ticket-state.tsx';

type Value = OperationValue<typeof contract.lotteryTicket>;

/** A ticket with all its lines, beside the result. */
export function TicketDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
              <BetRow key={bet.line} bet={bet} family={data.family} />
            ))}
          </ul>
        </div>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 rounded-md" />
      )}
    </Dialog>
  );
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

function BetRow({ bet, family }: { bet: Value['bets'][number]; family: FamilyId }) {
  const t = useTranslate();
  const playText = usePlayText();
  const choiceText = useChoiceText();
  const play = findPlay(family, bet.play);
  return (
    <li className="rounded-md bg-surface-2 p-3">
      <p className="text-sm font-semibold">{play ? playText(play, { isWhole: true }) : bet.play}</p>
      {play && (
        <p className="mt-0.5 text-sm break-words text-muted tabular">{choiceText(play, bet.choice as Choice)}</p>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-5 text-xs text-muted tabular">
        <span>
          {t('lottery_lines')} {bet.lines}
        </span>
        <span>
          {t('lottery_cost')} <Money value={bet.stake} />
        </span>
        {parseAmount(bet.win) > ZERO && (
          <span className="font-bold">
            {t('lottery_win')} <Money value={bet.win} signed />
          </span>
        )}
        {bet.hot && bet.hot.numbers.length > 0 && (
          <span>{t('lottery_hot_note', { list: bet.hot.numbers.join(' ') })}</span>
        )}
      </p>
    </li>
  );
}
