import type { InboxMessage } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { messageLook } from '../model/looks.ts';

const row =
  'flex w-full items-start gap-3 rounded-md px-2 py-3 text-start -outline-offset-2 transition-colors hover:bg-surface-2 active:bg-surface-3';

type RowProps = { message: InboxMessage; time: string };

/** A message of the list; a press opens it. */
export function MessageRow({ message, time, onOpen }: RowProps & { onOpen: () => void }) {
  const { icon, colour } = messageLook(message.kind);
  return (
    <button type="button" onClick={onOpen} className={row}>
      <span aria-hidden="true" className={cx('grid size-10 shrink-0 place-items-center rounded-full', colour)}>
        <Icon name={icon} size={20} />
      </span>
      <Words message={message} time={time} />
    </button>
  );
}

type ChoosableRowProps = RowProps & { isChosen: boolean; onToggle: () => void };

/** The same while messages are being selected; a press selects or deselects it. */
export function ChoosableRow({ message, time, isChosen, onToggle }: ChoosableRowProps) {
  return (
    <label className={cx(row, 'cursor-pointer', isChosen && 'bg-surface-2')}>
      <span className="relative grid size-10 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={message.title}
          className="peer size-5.5 appearance-none rounded-[6px] border border-line-strong bg-surface-2 transition-colors checked:border-gold-fill checked:bg-gold-fill"
        />
        <Icon name="check" size={16} className="pointer-events-none absolute hidden text-on-gold peer-checked:block" />
      </span>
      <Words message={message} time={time} />
    </label>
  );
}

function Words({ message: { title, content, isRead, at }, time }: RowProps) {
  const t = useTranslate();
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-2">
        <span className={cx('min-w-0 flex-1 truncate', isRead ? 'font-medium' : 'font-bold')}>{title}</span>
        <time dateTime={at} className="shrink-0 text-xs text-muted tabular">
          {time}
        </time>
      </span>
      <span className="mt-0.5 flex items-start gap-2">
        <span className="line-clamp-2 min-w-0 flex-1 text-[13px] text-muted">{content}</span>
        {!isRead && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-petal">
            <span className="sr-only">{t('inbox_unread')}</span>
          </span>
        )}
      </span>
    </span>
  );
}
