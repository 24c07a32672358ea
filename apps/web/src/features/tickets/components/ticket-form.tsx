import { type TicketKind, type TicketTopic } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Field, Notice, SelectField, showToast } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import {
  addFeedbackPicture,
  addTicketPicture,
  rulesQuery,
  sendFeedback,
  sendTicket,
} from '../../../entities/ticket/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { PicturePicker } from '../../../kit/upload/picture-picker.tsx';
import { usePictures } from '../../../kit/upload/use-pictures.ts';
import { contentFault, type ContentFault } from '../model/content-fault.ts';
import { topicLabels } from '../model/state-looks.ts';
import { ContentField } from './content-field.tsx';

/** The contract's limit (`TICKET_PICTURES`). */
const MOST_PICTURES = 3;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const topics = Object.keys(topicLabels) as TicketTopic[];

type Rules = { min: number; max: number; answerHours: number; complaintDays: number };
type TicketFormProps = {
  /** A visitor is answered by e-mail, and sends feedback only. */
  isVisitor: boolean;
  onSent: (id: string) => void;
};

/** Feedback or a complaint: what it is about, what happened, and pictures. */
export function TicketForm(props: TicketFormProps) {
  const { data, isError, refetch } = useQuery(rulesQuery(useLanguage()));
  if (data) return <Form {...props} rules={data} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton rows={5} />;
}

type Faults = { content?: ContentFault | undefined; email?: 'ticket_email_wrong' | undefined };

function Form({ isVisitor, onSent, rules }: TicketFormProps & { rules: Rules }) {
  const t = useTranslate();
  const language = useLanguage();
  const describeError = useDescribeError();
  const pictures = usePictures(isVisitor ? addFeedbackPicture : addTicketPicture);
  const [kind, setKind] = useState<TicketKind>('feedback');
  const [topic, setTopic] = useState<TicketTopic>('deposit');
  const [content, setContent] = useState('');
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<Intent>(undefined);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const said = { topic, content: content.trim(), pictures: pictures.ids };
    // After an edit it is another ticket.
    intent.current = intentOf(intent.current, { ...said, kind, email });
    const { idempotencyKey } = intent.current;
    try {
      const id = await (isVisitor
        ? sendFeedback({ ...said, email: email.trim(), language, idempotencyKey })
        : sendTicket({ ...said, kind, idempotencyKey }));
      showToast('success', t('ticket_sent', { id }));
      onSent(id);
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found: Faults = {
      content: contentFault(content, rules),
      email: isVisitor && !EMAIL.test(email.trim()) ? 'ticket_email_wrong' : undefined,
    };
    setFaults(found);
    if (!found.content && !found.email && !isBusy && !pictures.isSending) void send();
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('tickets_new')} className="flex flex-col gap-5">
      {!isVisitor && <KindChoice kind={kind} rules={rules} onChange={setKind} />}
      <SelectField
        label={t('ticket_topic')}
        value={topic}
        choices={topics.map((value) => ({ value, label: t(topicLabels[value]) }))}
        onChange={(event) => setTopic(event.target.value as TicketTopic)}
      />
      <ContentField
        label={t('ticket_content')}
        hint={t('ticket_content_hint')}
        value={content}
        rules={rules}
        fault={faults.content}
        onChange={setContent}
      />
      {isVisitor && (
        <Field
          label={t('ticket_email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          value={email}
          hint={t('ticket_email_hint')}
          error={faults.email && t(faults.email)}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <PicturePicker pictures={pictures} most={MOST_PICTURES} />
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" size="large" wide busy={isBusy} disabled={pictures.isSending}>
        {t('ticket_send')}
      </Button>
    </form>
  );
}

type KindChoiceProps = { kind: TicketKind; rules: Rules; onChange: (kind: TicketKind) => void };

function KindChoice({ kind, rules, onChange }: KindChoiceProps) {
  const t = useTranslate();
  const kinds = [
    {
      value: 'feedback',
      label: t('ticket_kind_feedback'),
      text: t('ticket_kind_feedback_text', { hours: rules.answerHours }),
    },
    {
      value: 'complaint',
      label: t('ticket_kind_complaint'),
      text: t('ticket_kind_complaint_text', { days: rules.complaintDays }),
    },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{t('ticket_kind')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {kinds.map(({ value, label, text }) => (
          <label
            key={value}
            className={cx(
              'grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-md border p-3.5 transition-colors focus-within:outline-2 focus-within:outline-gold',
              kind === value ? 'border-gold bg-gold/8' : 'border-line bg-surface-1 hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={value}
              checked={kind === value}
              onChange={() => onChange(value)}
              className="row-span-2 mt-1 size-4 accent-gold-fill"
            />
            <span className="text-sm font-bold">{label}</span>
            <span className="mt-0.5 text-[13px] text-muted">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
