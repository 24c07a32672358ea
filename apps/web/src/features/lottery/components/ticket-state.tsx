import type { LotteryTicket } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';

const states: Readonly<Record<LotteryTicket['state'], { name: MessageId; tone: string }>> = {
  open: { name: 'lottery_ticket_open', tone: 'bg-surface-3 text-text' },
  won: { name: 'lottery_ticket_won', tone: 'bg-jade/15 text-jade' },
  lost: { name: 'lottery_ticket_lost', tone: 'bg-surface-2 text-muted' },
  cancelled: { name: 'lottery_ticket_cancelled', tone: 'bg-surface-2 text-muted' },
  void: { name: 'lottery_ticket_void', tone: 'bg-surface-2 text-muted' },
};

/** The state of a ticket. */
export function TicketState({ state }: { state: LotteryTicket['state'] }) {
  const t = useTranslate();
  const { name, tone } = states[state];
  return <span className={cx('rounded-full px-2.5 py-1 text-xs font-semibold', tone)}>{t(name)}</span>;
}
