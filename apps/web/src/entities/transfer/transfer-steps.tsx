import type { MemberTransfer, TransferParty } from '@champa/contract';
import { useState } from 'react';
import { type TransferIntent, transferIntent, type TransferOptions, type TransferWish } from './line.ts';
import { TransferDone } from './transfer-done.tsx';
import { type SearchField, TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';

/** The recipient and the amount. */
export type Draft = { recipient: TransferParty; amount: string };

type TransferStepsProps = {
  options: TransferOptions;
  /** The only possible recipient; null where the recipient is searched by name. */
  upline: TransferParty | null;
  /** The search for a downline. */
  Search: SearchField;
  /** The recipient to begin with. */
  recipient?: TransferParty | undefined;
};

/** The steps of a transfer: form, review with the payment password, confirmation. */
export function TransferSteps({ options, upline, Search, recipient }: TransferStepsProps) {
  const [draft, setDraft] = useState<Draft>();
  // Kept when the member goes back to the form: if an answer was lost, the same transfer must not move money twice.
  const [intent, setIntent] = useState<TransferIntent>();
  const [isReviewing, setReviewing] = useState(false);
  const [done, setDone] = useState<MemberTransfer>();

  if (done) {
    const startAgain = () => {
      setDone(undefined);
      setDraft(undefined);
      setIntent(undefined);
      setReviewing(false);
    };
    return <TransferDone transfer={done} onAgain={startAgain} />;
  }
  if (draft && intent && isReviewing) {
    const percent = options.turnoverPercent[draft.recipient.direction];
    const goBack = () => setReviewing(false);
    return <TransferReview draft={draft} intent={intent} turnoverPercent={percent} onEdit={goBack} onDone={setDone} />;
  }
  return (
    <TransferForm
      options={options}
      upline={upline}
      Search={Search}
      recipient={recipient}
      draft={draft}
      onReview={(wanted) => {
        setDraft(wanted);
        setIntent(sameIntent(intent, { to: wanted.recipient.id, amount: wanted.amount }));
        setReviewing(true);
      }}
    />
  );
}

function sameIntent(last: TransferIntent | undefined, wish: TransferWish): TransferIntent {
  return last?.to === wish.to && last.amount === wish.amount ? last : transferIntent(wish);
}
