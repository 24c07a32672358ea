import { type AgentContract, type ContractKind, contractKinds } from '@champa/contract';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, showToast, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownTermsQuery } from '../../../entities/contract/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useOfferedKinds } from '../model/use-offered-kinds.ts';
import { type Chosen, DownlinePicker } from './downline-picker.tsx';
import { OfferForm } from './offer-form.tsx';

/** What is already chosen when the dialog of an offer opens. */
export type OfferStart = { downline?: Chosen; kind?: ContractKind };

type OfferDialogProps = { start: OfferStart; onClose: () => void };

/** Offers a contract to a direct downline: first the downline, then the kind and the terms. */
export function OfferDialog({ start, onClose }: OfferDialogProps) {
  const t = useTranslate();
  const [downline, setDownline] = useState(start.downline);
  const own = useQuery(ownTermsQuery);
  return (
    <Dialog
      room="page"
      title={t('contract_offer')}
      description={downline ? t('contract_offer_to', { name: downline.name }) : t('contract_offer_whom')}
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
    >
      {!downline ? (
        <DownlinePicker label={t('contracts_search')} among="direct" onChoose={setDownline} />
      ) : own.data ? (
        <Offer
          start={start}
          downline={downline}
          own={own.data.list}
          onOther={start.downline ? undefined : () => setDownline(undefined)}
          onDone={() => {
            showToast('success', t('contract_done_offer', { name: downline.name }));
            onClose();
          }}
        />
      ) : own.isError ? (
        <LoadFailure onRetry={() => void own.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </Dialog>
  );
}

type OfferProps = {
  start: OfferStart;
  downline: Chosen;
  own: readonly AgentContract[];
  onOther: (() => void) | undefined;
  onDone: () => void;
};

function Offer({ start, downline, own, onOther, onDone }: OfferProps) {
  const t = useTranslate();
  const locale = useLocale();
  const offered = useOfferedKinds();
  const [kind, setKind] = useState(start.kind ?? offered[0] ?? contractKinds[0]);
  const ownOfKind = own.find((contract) => contract.kind === kind);
  if (offered.length === 0) return <Notice kind="info">{t('error.CONTRACT_KIND_CLOSED')}</Notice>;
  return (
    <div className="flex flex-col gap-5">
      {onOther && (
        <Button kind="plain" size="small" className="-ms-3 self-start" onClick={onOther}>
          <Icon name="arrowStart" size={18} />
          {t('contract_other_downline')}
        </Button>
      )}
      {/* Another kind starts with a new draft. */}
      <OfferForm
        key={`${kind}:${locale}`}
        kind={kind}
        kinds={offered}
        own={ownOfKind}
        downline={downline}
        onKind={setKind}
        onDone={onDone}
      />
    </div>
  );
}
