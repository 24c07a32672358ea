import facebook from 'simple-icons/icons/facebook.svg?inline';
import google from 'simple-icons/icons/google.svg?inline';
import line from 'simple-icons/icons/line.svg?inline';
import telegram from 'simple-icons/icons/telegram.svg?inline';
import zalo from 'simple-icons/icons/zalo.svg?inline';
import type { ProviderKind } from '@champa/contract';
import { Icon } from '@champa/ui';

const marks: Partial<Record<ProviderKind, string>> = {
  GOOGLE: google,
  FACEBOOK: facebook,
  LINE: line,
  ZALO: zalo,
  TELEGRAM: telegram,
};

/** A provider's logo in the colour of its text, where the kind is known; hidden from screen readers. */
export function ProviderMark({ kind, size = 20 }: { kind: ProviderKind; size?: number }) {
  const drawing = marks[kind];
  if (drawing === undefined) return <Icon name="user" size={size} />;
  const mask = `url("${drawing}") center / contain no-repeat`;
  return <span aria-hidden="true" className="shrink-0 bg-current" style={{ width: size, height: size, mask }} />;
}
