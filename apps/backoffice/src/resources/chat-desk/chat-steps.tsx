import { type AdminChatCase, adminChatStep, type ChatAct } from '@champa/contract';
import { Button, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';
import type { DeskView } from './use-desk.ts';

type Step = Exclude<ChatAct, 'say'>;
type ChatStepsProps = { chat: AdminChatCase; colleagues: DeskView['colleagues']; onStep: () => void };

/** Claims a chat, returns it, hands it over to a colleague who is there, or ends it. */
export function ChatSteps({ chat: { id, can }, colleagues, onStep }: ChatStepsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const may = useMay(adminChatStep);
  if (!may) return null;
  const take = (act: Step, to?: string): void => {
    setAnchor(null);
    call(adminChatStep, { params: { id }, body: { act, ...(to !== undefined && { to }) } }).then(
      onStep,
      (error: Error) => {
        notify(error.message, { type: 'error' });
        onStep();
      },
    );
  };
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {can.includes('claim') && (
        <Button size="small" variant="contained" onClick={() => take('claim')}>
          {translate('resources.chatDesk.claim')}
        </Button>
      )}
      {can.includes('hand_over') && (
        <Button
          size="small"
          disabled={colleagues.length === 0}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('resources.chatDesk.hand_over')}
        </Button>
      )}
      {can.includes('release') && (
        <Button size="small" onClick={() => take('release')}>
          {translate('resources.chatDesk.release')}
        </Button>
      )}
      {can.includes('end') && (
        <Button size="small" color="error" onClick={() => take('end')}>
          {translate('resources.chatDesk.end')}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {colleagues.map(({ actor, isTaking }) => (
          <MenuItem key={actor} onClick={() => take('hand_over', actor)}>
            {employeeOf(actor)}
            {!isTaking && ` (${translate('resources.chatDesk.not_taking')})`}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
