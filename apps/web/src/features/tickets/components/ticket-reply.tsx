import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { addTicketPicture, replyToTicket, rulesQuery } from '../../../entities/ticket/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { PicturePicker } from '../../../kit/upload/picture-picker.tsx';
import { usePictures } from '../../../kit/upload/use-pictures.ts';
import { type ContentFault, contentFault } from '../model/content-fault.ts';
import { ContentField } from './content-field.tsx';

const MOST_PICTURES = 3;

/** What the member adds to a ticket. */
export function TicketReply({ id }: { id: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { data } = useQuery(rulesQuery(useLanguage()));
  const pictures = usePictures(addTicketPicture);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ContentFault>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<Intent>(undefined);
  // Any answer may be short.
  const rules = { min: 1, max: data?.max ?? 1000 };

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const said = { text: text.trim(), pictures: pictures.ids };
    intent.current = intentOf(intent.current, said);
    try {
      await replyToTicket(id, { ...said, idempotencyKey: intent.current.idempotencyKey });
      setText('');
      pictures.clear();
    } catch (error) {
      setFailure(describeError(error));
    }
    setBusy(false);
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = contentFault(text, rules);
    setFault(found);
    if (!found && !isBusy && !pictures.isSending) void send();
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('ticket_reply')} className="flex flex-col gap-3">
      <ContentField label={t('ticket_reply')} value={text} rules={rules} fault={fault} rows={3} onChange={setText} />
      <PicturePicker pictures={pictures} most={MOST_PICTURES} />
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" className="self-end" busy={isBusy} disabled={pictures.isSending}>
        {t('ticket_reply_send')}
      </Button>
    </form>
  );
}
