import type { BettingRound } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isLotteryVendor, lotteryPages } from '../../../entities/game/index.ts';
import { replayAddress, RoundPanel, roundQuery } from '../../../entities/record/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { openBlankWindow } from '../../../kit/browser/blank-window.ts';

/** One round of the member, with a button for its replay. */
export function RoundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(roundQuery(id));
  return (
    <RoundPanel
      round={data}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      ticket={(ticket) => <TicketLink ticket={ticket} />}
      action={data && <ReplayButton id={data.id} />}
    />
  );
}

/** Leads to the ticket on the lottery's page: its picks, what they won, its verification and taking it back. */
function TicketLink({ ticket: { ticketId, vassalage, gameCode } }: { ticket: BettingRound }) {
  const t = useTranslate();
  if (ticketId === null || !isLotteryVendor(vassalage)) return null;
  return (
    <Link
      to={lotteryPages[vassalage]}
      search={{ gameCode, view: 'tickets', opened: ticketId }}
      className="inline-flex items-center gap-1 font-semibold text-gold hover:underline"
    >
      {t('round_ticket', { ticket: ticketId })}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}

/** Opens the vendor's replay of the round. The press opens the window, because the browser would block a later one. */
function ReplayButton({ id }: { id: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    const opened = openBlankWindow();
    if (!opened) return showToast('error', t('popup_blocked'));
    setBusy(true);
    try {
      opened.show(await replayAddress(id));
    } catch (error) {
      opened.close();
      showToast('error', describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" wide busy={isBusy} onClick={() => void show()}>
      <Icon name="play" size={18} />
      {t('round_replay')}
    </Button>
  );
}
