import type { MessageKind } from '@champa/contract';
import type { IconName } from '@champa/ui';

export type MessageLook = { icon: IconName; colour: string };

const plain: MessageLook = { icon: 'inbox', colour: 'bg-surface-3 text-text' };

const looks: Partial<Record<MessageKind, MessageLook>> = {
  deposit_credited: { icon: 'wallet', colour: 'bg-jade/15 text-jade' },
  deposit_failed: { icon: 'alert', colour: 'bg-ember/15 text-ember' },
  password_changed: { icon: 'lock', colour: 'bg-gold/15 text-gold' },
  operator: { icon: 'megaphone', colour: 'bg-petal/15 text-petal' },
};

/** The picture of a message in lists, by what it is about. */
export function messageLook(kind: MessageKind): MessageLook {
  return looks[kind] ?? plain;
}
