import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { useState } from 'react';
import type { Verdict } from '../model/check.ts';

const verdictTexts = {
  good: 'prizes_fair_good',
  other_seed: 'prizes_fair_bad_seed',
  differs: 'prizes_fair_differs',
} as const satisfies Record<NonNullable<Verdict>, MessageId>;

type CheckProps = {
  isRevealed: boolean;
  /** Repeats the draw in this browser. */
  check: () => Verdict;
  label?: string;
};

/** Verifies a draw in the visitor's own browser, and shows the result. */
export function Check({ isRevealed, check, label }: CheckProps) {
  const t = useTranslate();
  const [verdict, setVerdict] = useState<Verdict>(null);
  if (!isRevealed) return <p className="text-xs text-muted">{t('prizes_fair_hidden')}</p>;
  return verdict === null ? (
    <Button kind="outline" size="small" onClick={() => setVerdict(check())} aria-label={label}>
      {t('prizes_fair_check')}
    </Button>
  ) : (
    <Notice kind={verdict === 'good' ? 'success' : 'error'}>{t(verdictTexts[verdict])}</Notice>
  );
}

/** Names and values in a list; values may be long. */
export function Facts({ list }: { list: readonly (readonly [string, string])[] }) {
  return (
    <dl className="flex flex-col gap-2 text-xs">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-mono break-all tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
