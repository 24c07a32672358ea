import type { Activity, ActivityReason, ActivityState } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

type Look = {
  label: MessageId;
  text: MessageId;
  icon: IconName;
  /** On a page. */
  tone: string;
  /** On a picture. */
  onPicture: string;
};

const dark = 'bg-black/70 text-white';

/** The look and label of each state of an activity (specification, section 4). */
const stateLooks = {
  coming_soon: {
    label: 'activity_coming_soon',
    text: 'activity_text_coming_soon',
    icon: 'history',
    tone: 'bg-surface-3 text-text',
    onPicture: dark,
  },
  signing_up_open: {
    label: 'activity_signing_up_open',
    text: 'activity_text_signing_up_open',
    icon: 'pencil',
    tone: 'bg-petal/15 text-petal',
    onPicture: 'bg-[#a01d45] text-white',
  },
  signed_up: {
    label: 'activity_signed_up',
    text: 'activity_text_signed_up',
    icon: 'check',
    tone: 'bg-petal/15 text-petal',
    onPicture: 'bg-[#7a2350] text-white',
  },
  registration_closed: {
    label: 'activity_registration_closed',
    text: 'activity_text_registration_closed',
    icon: 'lock',
    tone: 'bg-surface-3 text-muted',
    onPicture: dark,
  },
  join: {
    label: 'activity_join',
    text: 'activity_text_join',
    icon: 'plus',
    tone: 'bg-gold/15 text-gold',
    onPicture: 'bg-[#a01d45] text-white',
  },
  joined: {
    label: 'activity_joined',
    text: 'activity_text_joined',
    icon: 'check',
    tone: 'bg-jade/15 text-jade',
    onPicture: 'bg-[#0b5c41] text-white',
  },
  process: {
    label: 'activity_process',
    text: 'activity_text_process',
    icon: 'refresh',
    tone: 'bg-gold/15 text-gold',
    onPicture: 'bg-[#4a2b86] text-white',
  },
  claim: {
    label: 'activity_claim',
    text: 'activity_text_claim',
    icon: 'gift',
    tone: 'gold-face',
    onPicture: 'gold-face',
  },
  applying: {
    label: 'activity_applying',
    text: 'activity_text_applying',
    icon: 'history',
    tone: 'bg-gold/15 text-gold',
    onPicture: 'bg-[#4a2b86] text-white',
  },
  rejected: {
    label: 'activity_rejected',
    text: 'activity_text_rejected',
    icon: 'alert',
    tone: 'bg-ember/12 text-ember',
    onPicture: 'bg-[#8f1d1d] text-white',
  },
  prohibited: {
    label: 'activity_prohibited',
    text: 'activity_text_prohibited',
    icon: 'lock',
    tone: 'bg-ember/12 text-ember',
    onPicture: dark,
  },
  issued: {
    label: 'activity_issued',
    text: 'activity_text_issued',
    icon: 'gift',
    tone: 'bg-jade/15 text-jade',
    onPicture: 'bg-[#0b5c41] text-white',
  },
  claimed: {
    label: 'activity_claimed',
    text: 'activity_text_claimed',
    icon: 'check',
    tone: 'bg-jade/15 text-jade',
    onPicture: 'bg-[#0b5c41] text-white',
  },
  close: {
    label: 'activity_close',
    text: 'activity_text_close',
    icon: 'close',
    tone: 'bg-surface-3 text-muted',
    onPicture: dark,
  },
} as const satisfies Record<ActivityState, Look>;

const allGiven: Look = {
  label: 'activity_all_given',
  text: 'activity_reason_all_given',
  icon: 'gift',
  tone: 'bg-surface-3 text-muted',
  onPicture: dark,
};

const reasons: Partial<Record<ActivityReason, MessageId>> = {
  linked_account: 'activity_reason_linked_account',
  excluded: 'activity_reason_excluded',
  all_given: 'activity_reason_all_given',
  paused: 'activity_reason_paused',
};

/** The look of an activity: where it is given out, that replaces the member's state. */
export function looksOf({ state, reason }: Pick<Activity, 'state' | 'reason'>): Look {
  return reason?.code === 'all_given' ? allGiven : stateLooks[state];
}

/** The text of a state: of its reason, where the reason says more. */
export function textOf({ state, reason }: Pick<Activity, 'state' | 'reason'>): MessageId {
  return (reason && reasons[reason.code]) ?? stateLooks[state].text;
}
