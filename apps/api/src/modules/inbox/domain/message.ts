import type { Language, LocalText, MessageKind } from '@champa/contract';

/** Money in a message: a decimal string, shown in the reader's format. */
type Money = { amount: string; currency: string };

/** Changes of an account's security, which its member is told of. */
type SecurityKind = Exclude<MessageKind, MoneyKind | NamedKind | ReasonedKind | 'operator'>;

/** What became of money on its way in or out. */
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

/** What became of something that has a name: goods of the points mall, a VIP rank, a downline. */
type NamedKind =
  | 'gift_received'
  | 'activity_rejected'
  | 'gift_credited'
  | 'points_approved'
  | 'points_rejected'
  | 'vip_upgraded'
  | 'vip_downgraded'
  | 'downline_joined';
type Named = { name: LocalText };

/** What somebody of the house decided, with what he wrote of it; empty where he wrote nothing. */
type ReasonedKind = 'agent_rejected';
type Reasoned = { reason: string };

/** What the house tells by itself, and of what; the words are in the catalogues. */
export type Told =
  | { kind: MoneyKind; details: Money }
  | { kind: NamedKind; details: Named }
  | { kind: ReasonedKind; details: Reasoned }
  | { kind: SecurityKind; details: Record<string, never> };

export type ToldKind = Told['kind'];

/** `cause` names what it is told for, unique for the member: the same cause tells once. */
export type NewMessage = Told & { memberId: string; cause: string };

export type Words = { title: string; content: string };

/** The operator's words; the brand's own language is always among them. */
export type Texts = Partial<Record<Language, Words>>;

export type Message = {
  id: bigint;
  kind: MessageKind;
  details: Partial<Money & Named & Reasoned>;
  texts: Texts | null;
  at: Temporal.Instant;
  isRead: boolean;
};

/** The words for a reader: in his language, else in the brand's. */
export function wordsFor(texts: Texts, language: Language, brandLanguage: Language): Words {
  return texts[language] ?? texts[brandLanguage] ?? Object.values(texts)[0]!;
}
