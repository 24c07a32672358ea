import type { RaffleRound } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allTickets, ticketsQuery } from '../../../entities/prize/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { checkTickets } from '../model/check.ts';

/** All tickets of a round by their numbers; after the draw, whether its public seed follows from them. */
export function RaffleTickets({ round }: { round: RaffleRound }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="w-full text-start">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold hover:text-gold">
        {t('prizes_raffle_all')}
      </summary>
      {isOpen && <List round={round} />}
    </details>
  );
}

function List({ round }: { round: RaffleRound }) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('prizes_raffle_all_text')}</p>
      {round.isDrawn && <CheckList round={round} />}
      <div className="max-h-80 overflow-y-auto">
        <PagedList
          query={useInfiniteQuery(ticketsQuery(round.id))}
          label={t('prizes_raffle_all')}
          empty={<p className="text-sm text-muted">{t('prizes_raffle_all_none')}</p>}
          className="flex flex-col divide-y divide-line text-sm"
        >
          {({ first, last, player }) => (
            <li key={last} className="flex justify-between gap-3 py-1.5 tabular">
              <span>{first === last ? first : `${first} – ${last}`}</span>
              <span className="text-muted">{player}</span>
            </li>
          )}
        </PagedList>
      </div>
    </div>
  );
}

type Verdict = 'good' | 'differs' | 'hidden';

const verdictTexts = {
  good: 'prizes_raffle_all_good',
  differs: 'prizes_raffle_all_differs',
  hidden: 'prizes_raffle_all_hidden',
} as const;

/** Fetches the whole list, and computes the public seed from it in this browser. */
function CheckList({ round }: { round: RaffleRound }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { isListed, list } = await allTickets(round.id);
      const isSame = checkTickets(list, round);
      setVerdict(!isListed ? 'hidden' : isSame ? 'good' : 'differs');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  if (verdict !== null) {
    const kind = verdict === 'good' ? 'success' : verdict === 'hidden' ? 'info' : 'error';
    return <Notice kind={kind}>{t(verdictTexts[verdict])}</Notice>;
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {failure !== null && <Notice kind="error">{describe(failure)}</Notice>}
      <Button kind="outline" size="small" busy={isBusy} onClick={() => void check()}>
        {t('prizes_raffle_all_check')}
      </Button>
    </div>
  );
}
