import type { TicketCase } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, showToast } from '@champa/ui';
import { useState } from 'react';
import { ticketPictures } from '../../../entities/ticket/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** What was said, the oldest first; the member's pictures come when asked for. */
export function TicketMessages({ ticket: { id, messages } }: { ticket: TicketCase }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const describeError = useDescribeError();
  const [pictures, setPictures] = useState<{ message: string; picture: string }[]>([]);
  const hasPictures = messages.some((message) => message.pictures > 0);
  const show = (): void => {
    ticketPictures(id).then(setPictures, (error: unknown) => showToast('error', describeError(error)));
  };
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx(
            'max-w-[88%] rounded-md px-4 py-3',
            message.side === 'member' ? 'self-end bg-gold/12' : 'self-start bg-surface-2',
          )}
        >
          <p className="flex justify-between gap-4 text-xs text-muted tabular">
            <span className="font-semibold">{t(message.side === 'member' ? 'ticket_you' : 'ticket_staff')}</span>
            <time dateTime={message.at}>{times.full(message.at)}</time>
          </p>
          <p className="mt-1 text-sm leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">{message.text}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {pictures
              .filter(({ message: of }) => of === message.id)
              .map(({ picture }, index) => (
                <img
                  key={index}
                  src={`data:image/jpeg;base64,${picture}`}
                  alt={t('ticket_picture', { number: index + 1 })}
                  className="max-h-60 rounded-sm"
                />
              ))}
          </div>
        </li>
      ))}
      {hasPictures && pictures.length === 0 && (
        <li className="self-end">
          <Button kind="plain" size="small" onClick={show}>
            {t('ticket_pictures_show')}
          </Button>
        </li>
      )}
    </ol>
  );
}
