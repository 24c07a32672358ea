import { endOtherStaffSessions, endStaffSession, staffSessions } from '@champa/contract';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { SessionList } from './session-list.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useTellFault } from './use-tell-fault.ts';

/** The own open sessions, of which all but this one can be ended. */
export function SessionsSection() {
  const translate = useTranslate();
  const tellFault = useTellFault();
  const { answer, again: reload } = useAsked(staffSessions, {}, null);
  if (answer === undefined) return <Box sx={{ minHeight: 80 }} />;
  const end = async (ending: Promise<unknown>): Promise<void> => {
    await ending.catch(tellFault);
    await reload();
  };
  return (
    <>
      <SessionList
        sessions={answer.list}
        action={({ id, isCurrent }) =>
          !isCurrent && (
            <Button size="small" color="error" onClick={() => void end(call(endStaffSession, { params: { id } }))}>
              {translate('account.session_end')}
            </Button>
          )
        }
      />
      {answer.list.length > 1 && (
        <Box>
          <Button color="error" onClick={() => void end(call(endOtherStaffSessions, {}))}>
            {translate('account.sessions_end_others')}
          </Button>
        </Box>
      )}
    </>
  );
}
