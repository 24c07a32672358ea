import type { Choice, FamilyId } from '@champa/lottery';
import { findPlay } from '@champa/lottery';
import { useTranslate } from '@champa/i18n/react';
import { parseAmount, ZERO } from '@champa/money';
import { Money, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useLanguage } from '../../../shared/language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { useTicket } from '../api/lottery.ts';
import { useChoiceText } from '../model/use-choice-text.ts';
import { usePlayText } from '../model/use-play-text.ts';
import { DrawResult } from '../../../shared/draws/draw-result.tsx';

/** A ticket with every line of it, beside the result. */
export function TicketDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const playText = usePlayText();
  const choiceText = useChoiceText();
  const { data, isError, refetch } = useTicket(id, useLanguage());
  return (
    <Dialog
      title={data ? data.ticket.gameName : t('lottery_ticket')}
      description={data && t('lottery_draw', { number: data.ticket.draw.number })}
      closeLabel={t('close')}
      room="page"
      onClose={onClose}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <DrawResult family={data.family} result={data.ticket.draw.result} />
          <ul className="flex flex-col gap-2">
            {data.bets.map((bet) => {
              const play = findPlay(data.family as FamilyId, bet.play);
              return (
                <li key={bet.line} className="rounded-md bg-surface-2 p-3">
                  <p className="text-sm font-semibold">{play ? playText(play, { isWhole: true }) : bet.play}</p>
                  {play && (
                    <p className="mt-0.5 text-sm break-words text-muted tabular">
                      {choiceText(play, bet.choice as Choice)}
                    </p>
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
                        {t('lottery_ticket_won')} <Money value={bet.win} signed />
                      </span>
                    )}
                    {bet.hot && bet.hot.numbers.length > 0 && (
                      <span>{t('lottery_hot_note', { list: bet.hot.numbers.join(' ') })}</span>
                    )}
                  </p>
                </li>
              );
            })}
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
