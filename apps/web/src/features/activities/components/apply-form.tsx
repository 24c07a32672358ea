import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Notice, showToast } from '@champa/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { addPicture, applyForActivity } from '../../../entities/promotion/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { PicturePicker } from '../../../kit/upload/picture-picker.tsx';
import { usePictures } from '../../../kit/upload/use-pictures.ts';
import { COMMENT_LETTERS, type CommentFault, faultOf, lettersOf, MOST_PICTURES } from '../model/comment.ts';

/** An application for a promotion: a comment, and pictures as proof. */
export function ApplyForm({ id }: { id: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const pictures = usePictures((file, options) => addPicture(id, file, options));
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<CommentFault>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<Intent>(undefined);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const wish = { comment: comment.trim(), pictures: pictures.ids };
    // After an edit it is another application.
    intent.current = intentOf(intent.current, wish);
    try {
      await applyForActivity(id, { ...wish, idempotencyKey: intent.current.idempotencyKey });
      showToast('success', t('apply_sent'));
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = faultOf(comment);
    setFault(found);
    if (!found && !isBusy && !pictures.isSending) void send();
  };
  const change = (text: string): void => {
    setComment(text);
    setFault(lettersOf(text.trim()) > COMMENT_LETTERS ? 'apply_comment_long' : undefined);
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('apply_title')} className="flex flex-col gap-4">
      <Comment value={comment} fault={fault} onChange={change} />
      <PicturePicker pictures={pictures} most={MOST_PICTURES} />
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" size="large" wide busy={isBusy} disabled={pictures.isSending}>
        {t('apply_send')}
      </Button>
    </form>
  );
}

type CommentProps = { value: string; fault: CommentFault | undefined; onChange: (text: string) => void };

function Comment({ value, fault, onChange }: CommentProps) {
  const t = useTranslate();
  const id = useId();
  const count = lettersOf(value.trim());
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[13px] font-semibold text-muted">
        {t('apply_comment')}
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        placeholder={t('apply_comment_hint', { most: COMMENT_LETTERS })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'block w-full resize-y rounded-md border bg-surface-1 px-3.5 py-3 text-base outline-none transition-colors placeholder:text-muted/70 focus:border-gold',
          fault === undefined ? 'border-line' : 'border-ember',
        )}
      />
      <p id={`${id}-note`} className="mt-1.5 flex justify-between gap-3 text-[13px]">
        <span role={fault ? 'alert' : undefined} className="font-medium text-ember">
          {fault && t(fault, { most: COMMENT_LETTERS })}
        </span>
        <span className={cx('shrink-0 tabular', count > COMMENT_LETTERS ? 'font-bold text-ember' : 'text-muted')}>
          {t('apply_comment_count', { count, most: COMMENT_LETTERS })}
        </span>
      </p>
    </div>
  );
}
