import type { MemberTransfer, TransferParty } from '@champa/contract';
import { useState } from 'react';
import { type TransferIntent, transferIntent, type TransferWish } from '../api/line.ts';
import { TransferDone } from './transfer-done.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';
import type { TransferOptions } from './transfer-upline-page.tsx';

/** What a member means to do: whom he found, and how much. */
export type Draft = { recipient: TransferParty; amount: string };

type TransferStepsProps = {
  options: TransferOptions;
  /** The one recipient; null where he is looked for by name. */
  upline: TransferParty | null;
};

/** Whom and how much; looked over, with the payment password; done. */
export function TransferSteps({ options, upline }: TransferStepsProps) {
  const [draft, setDraft] = useState<Draft>();
  const [intent, setIntent] = useState<TransferIntent>();
  const [done, setDone] = useState<MemberTransfer>();

  if (done) {
    const startAnew = () => {
      setDone(undefined);
      setDraft(undefined);
      setIntent(undefined);
    };
    return <TransferDone transfer={done} onAgain={startAnew} />;
  }
  if (draft && intent) {
    return <TransferReview draft={draft} intent={intent} onEdit={() => setIntent(undefined)} onDone={setDone} />;
  }
  return (
    <TransferForm
      options={options}
      upline={upline}
      draft={draft}
      onReview={(wanted) => {
        setDraft(wanted);
        setIntent(sameIntent(intent, { to: wanted.recipient.id, amount: wanted.amount }));
      }}
    />
  );
}

function sameIntent(last: TransferIntent | undefined, wish: TransferWish): TransferIntent {
  return last?.to === wish.to && last.amount === wish.amount ? last : transferIntent(wish);
}
