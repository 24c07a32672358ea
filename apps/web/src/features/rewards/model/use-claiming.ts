import { newIdempotencyKey } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { showToast, useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { useRewardWords } from '../../../shared/reward-words.ts';
import type { Claimed } from '../api/rewards.ts';

/** One press claims once: pressed again after a failure of the line, it sends the same key. */
export function useClaiming() {
  const describeError = useDescribeError();
  const describe = useDescribeClaim();
  const [busy, setBusy] = useState<string | null>(null);
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const claim = (what: string, send: (key: string) => Promise<Claimed>) => {
    if (busy !== null) return;
    const key = keys[what] ?? newIdempotencyKey();
    setKeys({ ...keys, [what]: key });
    setBusy(what);
    send(key)
      .then((claimed) => {
        setKeys(({ [what]: _, ...others }) => others);
        showToast('success', describe(claimed));
      })
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(null));
  };
  return { busy, claim };
}

function useDescribeClaim(): (claimed: Claimed) => string {
  const t = useTranslate();
  const money = useMoneyFormat();
  const words = useRewardWords();
  return ({ paid, refused }) => {
    const [first] = paid;
    if (paid.length > 1 || !first || refused > 0) {
      const claimed = t('rewards_claimed_count', { count: paid.length });
      return refused > 0 ? `${claimed}. ${t('rewards_refused_count', { count: refused })}` : claimed;
    }
    const { content } = first;
    if (content.kind === 'cash') return t('rewards_claimed_toast', { amount: money(content.amount) });
    return t('rewards_claimed_what', { what: words(content) });
  };
}
