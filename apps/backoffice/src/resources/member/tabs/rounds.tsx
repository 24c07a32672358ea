import { type AdminMember, adminRoundReplay, type BettingRound } from '@champa/contract';
import { Button } from '@mui/material';
import { TextField, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, StateField, TimeField } from '../../../kit/fields.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { call } from '../../../providers/api.ts';

/** What the member played, each round as its vendor can show it again. */
export function Rounds() {
  const member = useRecordContext<AdminMember>();
  return (
    <RowsOf list="rounds">
      <TimeField source="startedAt" />
      <TextField source="gameName" sortable={false} />
      <TextField source="vassalage" sortable={false} />
      <StateField source="state" />
      <MoneyField source="stake" />
      <MoneyField source="win" />
      <MoneyField source="net" signed />
      <ReplayButton source="replay" memberId={member?.id ?? ''} />
    </RowsOf>
  );
}

function ReplayButton({ memberId }: { source: string; memberId: string }) {
  const round = useRecordContext<BettingRound>();
  const translate = useTranslate();
  const notify = useNotify();
  if (!round) return null;

  const show = async (): Promise<void> => {
    // A window that opens after an answer is taken for an advertisement: it opens first, and is led there.
    const opened = window.open('', '_blank');
    try {
      const { url } = await call(adminRoundReplay, { params: { id: memberId, round: round.id } });
      if (!opened) return;
      // The vendor's page gets no hold of the console's window.
      opened.opener = null;
      opened.location.href = url;
    } catch (error) {
      opened?.close();
      notify((error as Error).message, { type: 'error' });
    }
  };

  return (
    <Button size="small" onClick={() => void show()}>
      {translate('resources.members.replay')}
    </Button>
  );
}

ReplayButton.sortable = false;
