import type { InboxMessage } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useState } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { dayOf, useToday } from '../../../kit/days/today.ts';
import { type Following, MoreRows } from '../../../kit/lists/more-rows.tsx';
import { groupLike } from '../model/like-messages.ts';
import { shortTime } from '../model/short-time.ts';
import { ChoosableRow, MessageRow } from './message-row.tsx';

type MessageListProps = {
  list: readonly InboxMessage[];
  /** The selected ones, while messages are being selected. */
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  older: Following;
};

export function MessageList(props: MessageListProps) {
  const { list, chosen, onChoose, onOpen, older } = props;
  const t = useTranslate();
  const { timeZone } = useSite().brand;
  const today = useToday(timeZone);
  const times = useTimeFormat();
  const timeOf = ({ at }: InboxMessage) => shortTime(at, times, today);
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {chosen
          ? list.map((message) => (
              <li key={message.id} className="border-t border-line first:border-t-0">
                <ChoosableRow
                  message={message}
                  time={timeOf(message)}
                  isChosen={chosen.has(message.id)}
                  onToggle={() => onChoose(toggled(chosen, message.id))}
                />
              </li>
            ))
          : groupLike(list, (at) => dayOf(new Date(at), timeZone)).map(({ latest, earlier }) => (
              <li key={latest.id} className="border-t border-line first:border-t-0">
                <MessageRow message={latest} time={timeOf(latest)} onOpen={() => onOpen(latest.id)} />
                {earlier.length > 0 && <EarlierRows list={earlier} timeOf={timeOf} onOpen={onOpen} />}
              </li>
            ))}
      </ul>
      <MoreRows of={older} label={t('inbox_older')} />
    </>
  );
}

type EarlierRowsProps = {
  list: readonly InboxMessage[];
  timeOf: (message: InboxMessage) => string;
  onOpen: (id: string) => void;
};

/** Earlier messages like the one above them, behind a press that says how many there are. */
function EarlierRows({ list, timeOf, onOpen }: EarlierRowsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const unread = list.filter(({ isRead }) => !isRead).length;
  return (
    <div className="ps-12 pb-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-[13px] font-semibold text-gold"
      >
        {t('inbox_more_like', { count: list.length, unread })}
        <Icon name="chevronDown" size={16} className={cx('transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <ul className="flex flex-col">
          {list.map((message) => (
            <li key={message.id}>
              <MessageRow message={message} time={timeOf(message)} onOpen={() => onOpen(message.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return chosen.has(id) ? chosen.difference(new Set([id])) : chosen.union(new Set([id]));
}
