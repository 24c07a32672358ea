import { ApiError } from '@champa/api-client';
import type { agentContract, AgentContract, ContractAction, OperationValue } from '@champa/contract';
import type { MessageId, TimeFormat } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, Skeleton, StateView } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractQuery } from '../../../entities/contract/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { actionsOf } from '../model/actions.ts';
import { consequencesOf } from '../model/endings.ts';
import { kindFaces } from '../model/kinds.ts';
import { useOfferedKinds } from '../model/use-offered-kinds.ts';
import { ContractState } from './contract-state.tsx';
import { OfferConsequences, useRejectionText } from './offer-consequences.tsx';
import type { OfferStart } from './offer-dialog.tsx';
import { TermsView } from './terms-view.tsx';
import { useProcess } from './use-process.ts';

type ContractDetailsProps = { id: string; onClose: () => void; onOffer: (start: OfferStart) => void };

/** A contract in full: its terms, its history, and the actions open now. */
export function ContractDetails({ id, onClose, onOffer }: ContractDetailsProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(contractQuery(id));
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  const contract = data?.contract;
  return (
    <Dialog
      title={contract ? t(kindFaces[contract.kind].label) : t('contract_word')}
      description={
        contract &&
        t(contract.side === 'upline' ? 'contract_with_downline' : 'contract_with_upline', {
          name: contract.partner?.name ?? t('contract_brand_within'),
        })
      }
      closeLabel={t('close')}
      onClose={onClose}
    >
      {data ? (
        <Content {...data} onOffer={onOffer} />
      ) : isGone ? (
        <StateView art="empty" title={t('error.NOT_FOUND')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </Dialog>
  );
}

const actionLabels: Record<ContractAction, MessageId> = {
  sign: 'contract_sign',
  reject: 'contract_reject',
  request_termination: 'contract_ask_end',
  confirm_termination: 'contract_confirm_end',
};

/** The question before an action that cannot be undone. */
const questions: Partial<Record<ContractAction, { title: MessageId; text: MessageId }>> = {
  reject: { title: 'contract_reject_ask', text: 'contract_reject_text' },
  request_termination: { title: 'contract_ask_end_ask', text: 'contract_ask_end_text' },
  confirm_termination: { title: 'contract_confirm_end_ask', text: 'contract_confirm_end_text' },
};

type ContentProps = OperationValue<typeof agentContract> & Pick<ContractDetailsProps, 'onOffer'>;

function Content({ contract, steps, endings, onOffer }: ContentProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { busy, refusal, take } = useProcess();
  const [asks, setAsks] = useState<ContractAction | null>(null);
  const isOffered = useOfferedKinds().includes(contract.kind);
  const { kind, partner, side } = contract;
  const press = (action: ContractAction) => (questions[action] ? setAsks(action) : void take(contract, action));
  const question = asks && questions[asks];
  const isToAnswer = contract.state === 'offered' && side === 'downline';
  const consequences = consequencesOf(contract, endings);
  const rejectionText = useRejectionText();
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-muted tabular">
        <ContractState state={contract.state} />
        {spanOf(contract, times)}
      </p>
      {contract.state === 'termination_requested' && (
        <Notice kind="info">
          {t(contract.requestedBy === side ? 'contract_end_asked' : 'contract_end_note', {
            time: contract.endsAt === null ? '' : times.full(contract.endsAt),
          })}
        </Notice>
      )}
      <TermsView contract={contract} before={isToAnswer ? consequences.own?.contract : undefined} />
      {isToAnswer && <OfferConsequences offer={contract} consequences={consequences} />}
      <Steps steps={steps} contract={contract} times={times} />
      {refusal !== null && <Notice kind="error">{refusal}</Notice>}
      <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {actionsOf(contract).map((action) => (
          <Button
            key={action}
            kind={action === 'sign' ? 'gold' : 'danger'}
            busy={busy === action}
            disabled={busy !== null}
            onClick={() => press(action)}
          >
            {t(actionLabels[action])}
          </Button>
        ))}
        {side === 'upline' && partner && isOffered && (
          <Button kind="outline" disabled={busy !== null} onClick={() => onOffer({ kind, downline: partner })}>
            {t('contract_offer_other')}
          </Button>
        )}
      </div>
      {asks && question && (
        <ConfirmDialog
          icon="alert"
          title={t(question.title)}
          message={asks === 'reject' ? rejectionText(contract, consequences) : t(question.text)}
          confirmLabel={t(actionLabels[asks])}
          cancelLabel={t('cancel')}
          busy={busy === asks}
          onConfirm={() => void take(contract, asks).then(() => setAsks(null))}
          onCancel={() => setAsks(null)}
        />
      )}
    </div>
  );
}

function spanOf({ startsAt, endsAt }: AgentContract, times: TimeFormat): string {
  if (startsAt === null) return '';
  return `${times.full(startsAt)} – ${endsAt === null ? '' : times.full(endsAt)}`;
}

const stepLabels: Readonly<Record<string, MessageId>> = {
  offer: 'contract_step_offer',
  sign: 'contract_step_sign',
  reject: 'contract_step_reject',
  request_termination: 'contract_step_request',
  confirm_termination: 'contract_step_confirm',
  conclude: 'contract_step_conclude',
  end: 'contract_step_end',
  supersede: 'contract_step_supersede',
};

type StepsProps = Pick<ContentProps, 'steps' | 'contract'> & { times: TimeFormat };

/** Who took each step, and when. */
function Steps({ steps, contract: { side, partner }, times }: StepsProps) {
  const t = useTranslate();
  const nameOf = (by: (typeof steps)[number]['by']) => {
    if (by === 'house') return t('contract_by_house');
    return by === side ? t('contract_by_you') : (partner?.name ?? t('contract_brand_within'));
  };
  return (
    <section aria-label={t('contract_history')}>
      <h3 className="mb-2 text-sm font-bold">{t('contract_history')}</h3>
      <ol className="rounded-md bg-surface-2 px-4">
        {steps.map(({ step, by, at }) => (
          <li
            key={`${step}-${at}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 text-sm first:border-t-0"
          >
            <span>
              <span className="font-semibold">{t(stepLabels[step] ?? 'contract_step_other')}</span>
              <span className="text-muted"> · {nameOf(by)}</span>
            </span>
            <time dateTime={at} className="text-[13px] text-muted tabular">
              {times.full(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
