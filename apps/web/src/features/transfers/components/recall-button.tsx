import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { recallAll, type Recalled } from '../../../entities/transfer/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

const texts = {
  back: 'recall_back',
  under_way: 'recall_under_way',
  refused: 'recall_refused',
  unreachable: 'recall_unreachable',
} as const satisfies Record<Exclude<Recalled[number]['outcome'], 'empty'>, MessageId>;

/** Recalls the money of all studios by one press, and shows the outcome for each. */
export function RecallButton() {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [recalled, setRecalled] = useState<Recalled>();
  const [failure, setFailure] = useState<unknown>();

  async function recall(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setRecalled(undefined);
    await recallAll().then(setRecalled, setFailure);
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Button kind="outline" size="large" wide busy={isBusy} onClick={() => void recall()}>
        <Icon name="download" size={18} />
        {t('recall_all')}
      </Button>
      {failure !== undefined && <Notice kind="error">{describeError(failure)}</Notice>}
      {recalled && <Outcome recalled={recalled} />}
    </div>
  );
}

function Outcome({ recalled }: { recalled: Recalled }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const moved = recalled.filter(({ outcome }) => outcome !== 'empty');
  if (moved.length === 0) return <Notice kind="success">{t('recall_nothing')}</Notice>;
  return (
    <ul aria-label={t('recall_result')} className="flex flex-col gap-2">
      {moved.map(({ vendor, name, outcome, amount }) => (
        <li key={vendor}>
          <Notice kind={outcome === 'back' ? 'success' : outcome === 'under_way' ? 'info' : 'error'}>
            {outcome !== 'empty' && t(texts[outcome], { name, amount: money(amount) })}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
