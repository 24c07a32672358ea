import type { TicketCaseState, TicketTopic } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

const waits = 'bg-gold/15 text-gold';
const done = 'bg-surface-3 text-muted';

/** How a ticket's state is shown. */
export const stateLooks = {
  received: { label: 'ticket_state_received', tone: waits },
  working: { label: 'ticket_state_working', tone: waits },
  answered: { label: 'ticket_state_answered', tone: 'bg-jade/15 text-jade' },
  closed: { label: 'ticket_state_closed', tone: done },
  final: { label: 'ticket_state_final', tone: 'bg-jade/15 text-jade' },
  referred: { label: 'ticket_state_referred_short', tone: done },
} as const satisfies Record<TicketCaseState, { label: MessageId; tone: string }>;

export const topicLabels = {
  deposit: 'ticket_topic_deposit',
  withdrawal: 'ticket_topic_withdrawal',
  game: 'ticket_topic_game',
  service: 'ticket_topic_service',
  application: 'ticket_topic_application',
  other: 'ticket_topic_other',
} as const satisfies Record<TicketTopic, MessageId>;
