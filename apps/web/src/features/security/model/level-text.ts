import type { SecurityOverview } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

type Protection = Pick<SecurityOverview, 'level' | 'paymentPassword' | 'mobile' | 'email'>;

/** The text below the level: only what is missing for the next one. */
export function levelText({ level, paymentPassword, mobile, email }: Protection): MessageId {
  if (level === 'high') return 'security_level_high_text';
  if (level === 'medium') return 'security_level_medium_text';
  if (paymentPassword) return 'security_level_low_bound';
  return mobile || email ? 'security_level_low_payment' : 'security_level_low_text';
}
