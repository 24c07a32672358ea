import type { MemberTransfer, TransferParty } from '@champa/contract';
import { useState } from 'react';
import { type TransferIntent, transferIntent, type TransferOptions, type TransferWish } from './line.ts';
import { TransferDone } from './transfer-done.tsx';
import { type SearchField, TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';

/** What a member means to do: whom he found, and how much. */
export type Draft = { recipient: TransferParty; amount: string };

type TransferStepsProps = {
  options: TransferOptions;
  /** The one recipient; null where he is looked for by name. */
  upline: TransferParty | null;
  /** How somebody below is looked for. */
  Search: SearchField;
  /** Whom to begin with. */
  recipient?: TransferParty | undefined;
};

/** Whom and how much; looked over, with the payment password; done. */
export function TransferSteps({ options, upline, Search, recipient }: TransferStepsProps) {
  const [draft, setDraft] = useState<Draft>();
  // Kept when he goes back to the form: should an answer have been lost, the same wish must not move money twice.
  const [intent, setIntent] = useState<TransferIntent>();
  const [isReviewing, setReviewing] = useState(false);
  const [done, setDone] = useState<MemberTransfer>();

  if (done) {
    const startAnew = () => {
      setDone(undefined);
      setDraft(undefined);
      setIntent(undefined);
      setReviewing(false);
    };
    return <TransferDone transfer={done} onAgain={startAnew} />;
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
