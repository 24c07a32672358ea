import { type AdminLotteryChange, adminLotteryPutBack, lotteryPutBacks } from '@champa/contract';
import { RecordContextProvider, useRecordContext, useShowContext } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { useUnlessChanged } from './unless-changed.ts';
import { useWhole } from './whole.ts';

/** Makes limits or odds again what they were before a change of the list. */
export function PutBackButton(_: { label: false }) {
  const change = useRecordContext<AdminLotteryChange>();
  const { record: game } = useShowContext();
  if (!change || !(lotteryPutBacks as readonly string[]).includes(change.what)) return null;
  return (
    <RecordContextProvider value={game}>
      <OfChange change={change} />
    </RecordContextProvider>
  );
}

function OfChange({ change: { id, at } }: { change: AdminLotteryChange }) {
  const game = useWhole();
  return game ? <Button id={id} at={at} code={game.id} edition={game.edition} /> : null;
}

function Button({ id, at, code, edition: known }: { id: string; at: string; code: string; edition: number }) {
  const { time } = useFormats();
  const unlessChanged = useUnlessChanged({ edition: known });
  return (
    <ReasonButton
      label="resources.lotteryGames.put_back"
      danger={false}
      effect="resources.lotteryGames.put_back_effect"
      name={time.full(at)}
      operation={adminLotteryPutBack}
      act={(reason) =>
        unlessChanged((edition) => call(adminLotteryPutBack, { params: { code, id }, body: { edition, reason } }))
      }
    />
  );
}
