import {
  adminCannedAnswers,
  adminChatSay,
  adminChatSendPicture,
  adminChatTyping,
  type CannedAnswer,
  type Language,
} from '@champa/contract';
import { Autocomplete, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { sendOnce } from '../../kit/once.ts';
import { call, follow } from '../../providers/api.ts';

type ChatAnswerProps = { id: string; language: Language; onSent: () => void };

const LONGEST = 2000;
const TYPING_TOLD_MS = 2500;

const say = sendOnce(({ id, text }: { id: string; text: string }, messageKey) =>
  call(adminChatSay, { params: { id }, body: { text, messageKey } }),
);

/** The answer to a customer: written, kept ready in the customer's language, or a picture. Enter sends. */
export function ChatAnswer({ id, language, onSent }: ChatAnswerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const toldAt = useRef(0);
  const { data } = useQuery({ queryKey: ['cannedAnswers'], queryFn: () => call(adminCannedAnswers, {}) });

  const refuse = (error: Error): void => notify(error.message, { type: 'error' });
  const send = async (): Promise<void> => {
    const said = text.trim();
    if (said === '' || isBusy) return;
    setBusy(true);
    try {
      await say({ id, text: said });
      setText('');
      onSent();
    } catch (error) {
      refuse(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const type = (next: string): void => {
    setText(next);
    if (Date.now() - toldAt.current < TYPING_TOLD_MS) return;
    toldAt.current = Date.now();
    follow(adminChatTyping, { params: { id } }).catch(() => undefined);
  };
  const sendPicture = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) call(adminChatSendPicture, { params: { id }, body: file }).then(onSent, refuse);
  };
  // In the customer's language, where the answer has it.
  const wordsOf = ({ texts }: CannedAnswer): string => texts[language] ?? Object.values(texts)[0] ?? '';

  return (
    <Stack spacing={1}>
      <Autocomplete<CannedAnswer>
        size="small"
        options={data?.list ?? []}
        value={null}
        blurOnSelect
        getOptionLabel={({ name }) => name}
        getOptionKey={(answer) => answer.id}
        onChange={(_, answer) => answer && type(text === '' ? wordsOf(answer) : `${text}\n${wordsOf(answer)}`)}
        renderInput={(params) => <TextField {...params} label={translate('resources.chatDesk.canned')} />}
      />
      <TextField
        multiline
        maxRows={6}
        value={text}
        label={translate('resources.chatDesk.answer')}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {translate('resources.chatDesk.send')}
        </Button>
        <Button component="label">
          {translate('resources.chatDesk.send_picture')}
          <input type="file" hidden accept="image/png,image/jpeg" onChange={sendPicture} />
        </Button>
      </Stack>
    </Stack>
  );
}
