import type { LimitKind, LimitPeriod } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export const kindLabels = {
  deposit: { title: 'limit_deposit', text: 'limit_deposit_text' },
  loss: { title: 'limit_loss', text: 'limit_loss_text' },
  stake: { title: 'limit_stake', text: 'limit_stake_text' },
} as const satisfies Record<LimitKind, { title: MessageId; text: MessageId }>;

export const periodLabels = {
  day: 'limit_day',
  week: 'limit_week',
  month: 'limit_month',
} as const satisfies Record<LimitPeriod, MessageId>;
