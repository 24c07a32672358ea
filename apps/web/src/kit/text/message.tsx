import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Fragment, type ReactNode } from 'react';

type MessageProps = { id: MessageId; values: Readonly<Record<string, ReactNode>> };

// No message has this character.
const MARK = '\u0000';

/** A message in which values are elements, such as a code, each in the place its language gives it. */
export function Message({ id, values }: MessageProps) {
  const t = useTranslate();
  const names = Object.keys(values);
  const marked = t(id, Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`])));
  return marked
    .split(MARK)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>);
}
