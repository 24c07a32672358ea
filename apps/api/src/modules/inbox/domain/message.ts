import type { Language, LocalText, MessageKind } from '@champa/contract';

/** Money in a message: a decimal string, shown in the reader's format. */
type Money = { amount: string; currency: string };

/** Security changes of an account that its member is told of. */
type SecurityKind = Exclude<MessageKind, MoneyKind | NamedKind | ReasonedKind | LimitKind | 'operator'>;

/** Results of money on its way in or out. */
type MoneyKind =
  | 'deposit_credited'
  | 'deposit_failed'
  | 'deposit_refunded'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'withdrawal_returned'
  | 'transfer_sent'
  | 'transfer_received'
  | 'bonus_granted'
  | 'bonus_refused'
  | 'bonus_completed'
  | 'bonus_expired'
  | 'rebate_claimed'
  | 'lottery_corrected'
  | 'lottery_voided'
  | 'contract_paid'
  | 'contract_owed'
  | 'contract_owing';

/** Results for something that has a name: goods of the points mall, a VIP rank, a downline. */
type NamedKind =
  | 'gift_received'
  | 'activity_rejected'
  | 'gift_credited'
  | 'points_approved'
  | 'points_rejected'
  | 'vip_upgraded'
  | 'vip_downgraded'
  | 'downline_joined'
  | TicketKind;
/** What a ticket's member is told; its name is its number. */
type TicketKind =
  | 'ticket_answered'
  | 'ticket_closed'
  | 'complaint_acknowledged'
  | 'complaint_extended'
  | 'complaint_final'
  | 'complaint_referred';
type Named = { name: LocalText };

/** Decisions of staff with their reason; empty where none was given. */
type ReasonedKind = 'agent_rejected';
type Reasoned = { reason: string };

/** What the operator limits, or limits no more. */
type LimitKind = 'limit_set' | 'limit_lifted';
type Limited = { limit: 'deposit' | 'loss' | 'stake' | 'session'; period: 'day' | 'week' | 'month' | 'session' };

/** A message the house sends by itself; the texts are in the catalogues. */
export type Told =
  | { kind: MoneyKind; details: Money }
  | { kind: NamedKind; details: Named }
  | { kind: ReasonedKind; details: Reasoned }
  | { kind: LimitKind; details: Limited }
  | { kind: SecurityKind; details: Record<string, never> };

export type ToldKind = Told['kind'];

/** `cause` names what the message is for, unique for the member: one message for each cause. */
export type NewMessage = Told & { memberId: string; cause: string };

export type Words = { title: string; content: string };

/** The operator's texts; the brand's own language is always among them. */
export type Texts = Partial<Record<Language, Words>>;

export type Message = {
  id: bigint;
  kind: MessageKind;
  details: Partial<Money & Named & Reasoned & Limited>;
  texts: Texts | null;
  /** The reader's. */
  username: string;
  at: Temporal.Instant;
  isRead: boolean;
};

/** The text for a reader: in their language, else in the brand's. */
export function wordsFor(texts: Texts, language: Language, brandLanguage: Language): Words {
  return texts[language] ?? texts[brandLanguage] ?? Object.values(texts)[0]!;
}
