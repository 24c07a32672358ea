import type { Chat } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Field, Notice } from '@champa/ui';
import { type FormEvent, useState } from 'react';
import { rateChat, sendTranscript } from '../../../entities/chat/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

type EndedProps = { chat: Chat; chatKey: string; onRated: () => void; onAgain: () => void };

/** After a chat: its rating, what was said by e-mail, and another. */
export function Ended({ chat, chatKey, onRated, onAgain }: EndedProps) {
  const t = useTranslate();
  return (
    <div className="flex max-h-[60dvh] shrink-0 flex-col gap-4 overflow-y-auto border-t border-line bg-surface-1 p-4">
      {chat.stars === null ? (
        chat.with !== null && <Rating chatKey={chatKey} onRated={onRated} />
      ) : (
        <Notice kind="success">{t('chat_rated')}</Notice>
      )}
      <Transcript chatKey={chatKey} />
      <Button kind="outline" wide onClick={onAgain}>
        {t('chat_again')}
      </Button>
    </div>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Rating({ chatKey, onRated }: { chatKey: string; onRated: () => void }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rateChat(chatKey, stars, comment.trim()).then(onRated, (error: unknown) => setFailure(describeError(error)));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-2 text-sm font-bold">{t('chat_rate')}</legend>
        <div className="flex gap-1">
          {STARS.map((count) => (
            <label
              key={count}
              className={cx(
                'grid size-11 cursor-pointer place-items-center rounded-md text-2xl focus-within:outline-2 focus-within:outline-gold',
                count <= stars ? 'text-gold' : 'text-muted/50',
              )}
            >
              <input
                type="radio"
                name="stars"
                value={count}
                checked={stars === count}
                aria-label={t('chat_stars', { count })}
                onChange={() => setStars(count)}
                className="sr-only"
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <>
          <Field
            label={t('chat_comment')}
            value={comment}
            maxLength={500}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit">{t('chat_rate_send')}</Button>
        </>
      )}
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    </form>
  );
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function Transcript({ chatKey }: { chatKey: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <Notice kind="success">{t('chat_transcript_sent', { email: sentTo })}</Notice>;
  if (!isOpen) {
    return (
      <Button kind="plain" size="small" className="self-start" onClick={() => setOpen(true)}>
        {t('chat_transcript')}
      </Button>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const to = email.trim();
    if (!EMAIL.test(to)) return setFault(t('chat_transcript_wrong'));
    sendTranscript(chatKey, to).then(
      () => setSentTo(to),
      (error: unknown) => setFault(describeError(error)),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label={t('chat_transcript_email')}
        type="email"
        autoComplete="email"
        value={email}
        error={fault}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" kind="outline" size="small" className="self-start">
        {t('chat_transcript')}
      </Button>
    </form>
  );
}
