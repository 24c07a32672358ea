import type { InboxMessage } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useSite } from '../../../entities/site/index.ts';
import { useToday } from '../../../kit/days/today.ts';
import { type Following, MoreRows } from '../../../kit/lists/more-rows.tsx';
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
  return (
    <>
      <ul className="-mx-2 flex flex-col">
        {list.map((message) => {
          const time = shortTime(message.at, timeZone, today);
          return (
            <li key={message.id} className="border-t border-line first:border-t-0">
              {chosen ? (
                <ChoosableRow
                  message={message}
                  time={time}
                  isChosen={chosen.has(message.id)}
                  onToggle={() => onChoose(toggled(chosen, message.id))}
                />
              ) : (
                <MessageRow message={message} time={time} onOpen={() => onOpen(message.id)} />
              )}
            </li>
          );
        })}
      </ul>
      <MoreRows of={older} label={t('inbox_older')} />
    </>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return chosen.has(id) ? chosen.difference(new Set([id])) : chosen.union(new Set([id]));
}
