import { useTranslate } from '@champa/i18n/react';
import { Icon, IconButton } from '@champa/ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { sendPicture } from '../../../entities/chat/index.ts';
import { PictureChoice } from '../../../kit/upload/picture-choice.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';

type ComposerProps = {
  chatKey: string;
  onSend: (text: string) => void;
  onTyping: () => void;
  onPicture: () => void;
};

/** The contract's limit of a message. */
const LONGEST = 2000;

/** What the customer writes or sends. Enter sends, with Shift it begins a line. */
export function Composer({ chatKey, onSend, onTyping, onPicture }: ComposerProps) {
  const t = useTranslate();
  const upload = useUpload();
  const [text, setText] = useState('');

  const send = (): void => {
    const said = text.trim();
    if (said === '') return;
    onSend(said);
    setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pick = (file: File): void => {
    if (!upload.accept(file)) return;
    void upload.send((options) => sendPicture(chatKey, file, options)).then((isSent) => isSent && onPicture());
  };

  return (
    <form onSubmit={submit} className="shrink-0 border-t border-line bg-surface-1 px-3 py-2.5">
      {upload.refusal !== undefined && (
        <p role="alert" className="pb-2 text-[13px] font-medium text-ember">
          {upload.refusal}
        </p>
      )}
      {upload.percent !== null && (
        <p role="status" className="pb-2 text-[13px] text-muted tabular">
          {t('upload_percent', { percent: upload.percent })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <PictureChoice
          label={t('chat_add_picture')}
          onPick={pick}
          className="grid size-11 shrink-0 place-items-center text-muted hover:text-gold"
        >
          <Icon name="camera" size={22} />
        </PictureChoice>
        <textarea
          rows={1}
          value={text}
          maxLength={LONGEST}
          aria-label={t('chat_write')}
          placeholder={t('chat_write')}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            onTyping();
          }}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line bg-surface-2 px-3.5 py-2.5 text-base outline-none placeholder:text-muted/70 focus:border-gold"
        />
        <IconButton icon="plane" label={t('chat_send')} type="submit" disabled={text.trim() === ''} />
      </div>
    </form>
  );
}
