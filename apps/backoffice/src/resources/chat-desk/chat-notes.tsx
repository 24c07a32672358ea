import { type AdminChatCase, adminChatNote } from '@champa/contract';
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';

type ChatNotesProps = { chat: Pick<AdminChatCase, 'id' | 'notes'>; onNoted: () => void };

/** What staff notes of a chat; the customer never sees it. */
export function ChatNotes({ chat: { id, notes }, onNoted }: ChatNotesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { time } = useFormats();
  const [text, setText] = useState('');
  const may = useMay(adminChatNote);
  const add = (): void => {
    call(adminChatNote, { params: { id }, body: { text: text.trim() } }).then(
      () => {
        setText('');
        onNoted();
      },
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  };
  return (
    <Stack spacing={1}>
      {notes.map((note) => (
        <Typography key={note.id} variant="body2" sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 1 }}>
          {note.text}{' '}
          <Typography component="span" variant="caption" color="textSecondary">
            {employeeOf(note.author)} · {time.full(note.at)}
          </Typography>
        </Typography>
      ))}
      {may && (
        <Stack direction="row" spacing={1}>
          <TextField
            fullWidth
            size="small"
            value={text}
            label={translate('resources.chatDesk.note')}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            onChange={(event) => setText(event.target.value)}
          />
          <Button disabled={text.trim() === ''} onClick={add}>
            {translate('resources.chatDesk.note_add')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
