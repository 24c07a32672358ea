import type { AgentContract, ContractEnding } from '@champa/contract';
import type { TimeFormat } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, Skeleton, StateView } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractRequestsQuery } from '../../../entities/contract/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { consequencesOf } from '../model/endings.ts';
import { kindFaces } from '../model/kinds.ts';
import { putOff } from '../model/later.ts';
import { OfferConsequences, useRejectionText } from './offer-consequences.tsx';
import { TermsView } from './terms-view.tsx';
import { useProcess } from './use-process.ts';

/** Asks for the member's answers, one after another: to new contracts, and to terminations that the other side asks for. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery({ ...contractRequestsQuery, staleTime: 0 });
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const left = data?.list.filter(({ id }) => !skipped.includes(id)) ?? [];
  const shown = left[0];

  const close = () => {
    putOff(data?.list ?? []);
    onClose();
  };
  // Skip what was answered: the loaded list still has it.
  const next = (contract: AgentContract) => {
    putOff([contract]);
    if (left.length === 1) return onClose();
    setSkipped([...skipped, contract.id]);
  };

  if (shown)
    return (
      <Request
        key={`${shown.id}:${shown.state}`}
        contract={shown}
        endings={data?.endings ?? []}
        left={left.length}
        onNext={() => next(shown)}
        onClose={close}
      />
    );
  return (
    <Dialog title={t('contract_requests')} closeLabel={t('close')} onClose={onClose}>
      {data ? (
        <StateView
          art="empty"
          title={t('contract_requests_none')}
          text={t('contract_requests_none_text')}
          action={<Button onClick={onClose}>{t('done')}</Button>}
        />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[370px] rounded-md" />
      )}
    </Dialog>
  );
}

type RequestProps = {
  contract: AgentContract;
  endings: readonly ContractEnding[];
  left: number;
  /** It is answered, or put off. */
  onNext: () => void;
  onClose: () => void;
};

function Request({ contract, endings, left, onNext, onClose }: RequestProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { busy, refusal, take } = useProcess();
  const [asks, setAsks] = useState<'reject' | 'confirm_termination' | null>(null);
  const isNew = contract.state === 'offered';
  const consequences = consequencesOf(contract, endings);
  const rejectionText = useRejectionText();
  const name = contract.partner?.name ?? t('contract_brand');
  const kind = t(kindFaces[contract.kind].label);
  const answer = async (action: 'sign' | 'reject' | 'confirm_termination') => {
    const isTaken = await take(contract, action);
    setAsks(null);
    if (isTaken) onNext();
  };
  return (
    <Dialog
      title={isNew ? t('contract_new_title', { kind }) : t('contract_end_title', { kind })}
      description={
        isNew
          ? t('contract_new_by', { name, time: times.full(contract.offeredAt) })
          : t('contract_end_by', { name, time: times.full(contract.changedAt) })
      }
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {left > 1 && (
          <p role="status" className="text-[13px] font-semibold text-gold">
            {t('contracts_waiting', { count: left })}
          </p>
        )}
        {refusal !== null && <Notice kind="error">{refusal}</Notice>}
        <TermsView contract={contract} before={consequences.own?.contract} />
        {isNew ? (
          <OfferConsequences offer={contract} consequences={consequences} />
        ) : (
          <p className="text-[13px] text-muted">{t('contract_end_note', { time: endOf(contract, times) })}</p>
        )}
        <Button
          size="large"
          wide
          busy={busy === 'sign'}
          disabled={busy !== null}
          onClick={() => (isNew ? void answer('sign') : setAsks('confirm_termination'))}
        >
          {isNew ? t('contract_sign') : t('contract_confirm_end')}
        </Button>
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          {isNew && (
            <Button kind="danger" disabled={busy !== null} onClick={() => setAsks('reject')}>
              {t('contract_reject')}
            </Button>
          )}
          <Button kind="outline" disabled={busy !== null} onClick={onNext}>
            {t('contract_later_button')}
          </Button>
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          icon="alert"
          title={asks === 'reject' ? t('contract_reject_ask') : t('contract_confirm_end_ask')}
          message={asks === 'reject' ? rejectionText(contract, consequences) : t('contract_confirm_end_text')}
          confirmLabel={asks === 'reject' ? t('contract_reject') : t('contract_confirm_end')}
          cancelLabel={t('cancel')}
          busy={busy === asks}
          onConfirm={() => void answer(asks)}
          onCancel={() => setAsks(null)}
        />
      )}
    </Dialog>
  );
}

function endOf({ endsAt }: AgentContract, times: TimeFormat): string {
  return endsAt === null ? '' : times.full(endsAt);
}
