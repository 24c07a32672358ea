import { clientSeedPattern } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice, showToast, Skeleton } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { refetchPrizes, rotateSeed } from '../../../entities/prize/index.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { useMyPrizes } from '../model/use-prizes.ts';
import { BackToPrizes } from './back-to-prizes.tsx';
import { DrawHistory } from './draw-history.tsx';
import { Facts } from './verdict.tsx';
import './prizes.css';

/**
 * How prize draws are verified: the promise before, the seed revealed after, and each draw repeated in the member's
 * browser.
 */
export function FairPage() {
  const t = useTranslate();
  const { looker, pass } = useMemberGate();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={t('prizes_fair')} />
      <BackToPrizes />
      <h1 className="text-2xl font-extrabold tracking-tight">{t('prizes_fair')}</h1>
      <p className="max-w-3xl text-sm text-muted">{t('prizes_fair_intro')}</p>
      {looker === 'member' ? (
        <>
          <CurrentPromise />
          <section
            aria-label={t('prizes_history')}
            className="card-face flex flex-col items-start gap-3 rounded-lg p-5"
          >
            <h2 className="text-lg font-bold">{t('prizes_history')}</h2>
            <div className="w-full">
              <DrawHistory />
            </div>
          </section>
        </>
      ) : (
        <Button className="self-start" onClick={() => pass(() => undefined)}>
          {t('prizes_sign_in')}
        </Button>
      )}
    </div>
  );
}

function CurrentPromise() {
  const t = useTranslate();
  const describeError = useDescribeError();
  const mine = useMyPrizes();
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState<string>();
  const [revealed, setRevealed] = useState<{ draws: number; serverSeed: string }>();
  const [isBusy, setBusy] = useState(false);
  if (!mine) return <Skeleton className="h-[386px] rounded-lg sm:h-72" />;
  const { serverSeedHash, clientSeed, nonce } = mine.seed;
  const change = async (): Promise<void> => {
    if (!clientSeedPattern.test(wanted)) return setError(t('prizes_fair_bad'));
    setError(undefined);
    setBusy(true);
    try {
      const answer = await rotateSeed(wanted);
      setRevealed(answer.revealed);
      setWanted('');
      await refetchPrizes();
    } catch (failure) {
      showToast('error', describeError(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={t('prizes_fair_now')} className="card-face flex flex-col gap-4 rounded-lg p-5">
      <h2 className="text-lg font-bold">{t('prizes_fair_now')}</h2>
      <Facts
        list={[
          [t('prizes_fair_hash'), serverSeedHash],
          [t('prizes_fair_client'), clientSeed],
          [t('prizes_fair_nonce'), String(nonce)],
        ]}
      />
      <form
        className="flex flex-col gap-3 sm:max-w-md"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Field
          label={t('prizes_fair_own')}
          value={wanted}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          error={error}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit" busy={isBusy} className="self-start">
          {t('prizes_fair_change')}
        </Button>
      </form>
      {revealed && (
        <>
          <Notice kind="success">{t('prizes_fair_revealed', { draws: revealed.draws })}</Notice>
          <Facts list={[[t('prizes_fair_seed'), revealed.serverSeed]]} />
        </>
      )}
    </section>
  );
}
