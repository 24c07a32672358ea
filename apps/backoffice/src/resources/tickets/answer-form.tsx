import { type AdminTicketCase, adminTicketAnswer } from '@champa/contract';
import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../../kit/may.ts';
import { sendOnce } from '../../kit/once.ts';
import { call } from '../../providers/api.ts';

type Said = { id: string; act: 'answer' | 'final' | 'note'; text: string };

const say = sendOnce(({ id, ...body }: Said, idempotencyKey) =>
  call(adminTicketAnswer, { params: { id }, body: { ...body, idempotencyKey } }),
);

const LONGEST = 4000;

/** An answer to whoever wrote, the final answer to a complaint, or a note among staff: one text, sent by the button that says which. */
export function AnswerForm({ one: { id, can } }: { one: AdminTicketCase }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const may = useMay(adminTicketAnswer);
  const acts = (['answer', 'final', 'note'] as const).filter((act) => can.includes(act));
  if (!may || acts.length === 0) return null;

  const send = async (act: Said['act']): Promise<void> => {
    setBusy(true);
    try {
      await say({ id, act, text: text.trim() });
      notify('champa.done', { type: 'success' });
      setText('');
      refresh();
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <CardContent>
        <TextField
          fullWidth
          multiline
          minRows={4}
          value={text}
          disabled={isBusy}
          label={translate('resources.tickets.text')}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
          onChange={(event) => setText(event.target.value)}
        />
        {!can.includes('answer') && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('resources.tickets.claim_to_answer')}
          </Typography>
        )}
        <Stack direction="row" spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          {acts.map((act) => (
            <Button
              key={act}
              variant={act === 'answer' ? 'contained' : 'outlined'}
              color={act === 'final' ? 'warning' : 'primary'}
              disabled={isBusy || text.trim() === ''}
              onClick={() => void send(act)}
            >
              {translate(`resources.tickets.says.${act}`)}
            </Button>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
