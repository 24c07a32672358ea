import type { OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Notice, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { DrawResult, useDraw } from '../../../entities/draw/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { verdictOf } from '../model/verify-draw.ts';

type Value = OperationValue<typeof contract.lotteryDraw>;

/** Recomputes a house draw on this device from what was revealed, and says whether the result is the published one. */
export function ProofDialog({ drawId, onClose }: { drawId: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, isError, refetch } = useDraw(drawId);
  return (
    <Dialog
      title={t('lottery_verify')}
      description={data && t('lottery_draw', { number: data.draw.number })}
      closeLabel={t('close')}
      room="page"
      onClose={onClose}
      height="full"
    >
      {data ? (
        <Proof value={data} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-md" />
      )}
    </Dialog>
  );
}

function Proof({ value: { draw, proof } }: { value: Value }) {
  const t = useTranslate();
  if (!proof) return <Notice kind="info">{t('lottery_proof_none')}</Notice>;
  const { result, isPromised, isSame } = verdictOf(proof, draw.result);
  const facts = [
    [t('lottery_proof_commitment'), proof.commitment],
    [t('lottery_proof_before'), proof.before],
    [t('lottery_proof_seed'), proof.seed],
    [t('lottery_proof_salt'), proof.salt],
    [t('lottery_proof_number'), String(proof.number)],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('lottery_proof_text')}</p>
      <DrawResult family={proof.family} result={result} />
      <Notice kind={isPromised && isSame ? 'success' : 'error'}>
        {t(isPromised && isSame ? 'lottery_proof_right' : 'lottery_proof_wrong')}
      </Notice>
      <dl className="flex flex-col gap-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="mt-0.5 rounded-sm bg-surface-2 px-3 py-2 font-mono text-xs break-all select-all">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
