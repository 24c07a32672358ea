import { CODE_SIZE } from '@champa/contract/constants';
import type { AgentLink, PresetContract } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, showToast } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { deleteLink, pauseLink } from '../../../entities/team/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { ShareCode, ShareLink } from '../../../kit/browser/share-text.tsx';
import { canShare, shareLink } from '../../../kit/browser/share-link.ts';
import { useCopy } from '../../../kit/browser/use-copy.ts';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';
import { LinkBadge } from './link-badge.tsx';
import { LinkFigures } from './link-figures.tsx';
import { useTermsWords } from './use-terms-words.ts';

type LinkDialogProps = {
  link: AgentLink;
  onChanged: (link: AgentLink) => void;
  onClose: () => void;
  onSeeRecruits: () => void;
};

/** A link in full, and every way to share it. */
export function LinkDialog({ link, onChanged, onClose, onSeeRecruits }: LinkDialogProps) {
  const t = useTranslate();
  const { code, note, makes, state, contracts } = link;
  const title = note === '' ? t('invite_nameless', { code }) : note;
  return (
    <Dialog
      title={title}
      description={t(makes === 'agent' ? 'invite_agent' : 'invite_player')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Handing link={link} />
        <div className="flex items-center justify-between gap-3">
          <LinkBadge state={state} />
          <Button kind="plain" size="small" onClick={onSeeRecruits}>
            {t('invite_see_came')}
            <Icon name="chevronEnd" size={16} />
          </Button>
        </div>
        {state === 'terms' && <Notice kind="error">{t('invite_terms_text')}</Notice>}
        <LinkFigures link={link} />
        {contracts.map((contract) => (
          <ContractTermsView key={contract.kind} contract={contract} />
        ))}
        <Actions link={link} onChanged={onChanged} onDeleted={onClose} />
      </div>
    </Dialog>
  );
}

function Handing({ link: { code, url, state } }: { link: AgentLink }) {
  const t = useTranslate();
  const copy = useCopy();
  const { brand } = useSite();
  const shared = { title: brand.name, text: t('invite_share_text', { name: brand.name }), url };
  return (
    <>
      <div className="mx-auto overflow-hidden rounded-md bg-white p-1">
        <QrCode text={url} size={CODE_SIZE} />
      </div>
      <ShareCode label={t('invite_code')} text={code} copyLabel={t('referral_copy_code')} />
      <ShareLink label={t('invite_link')} text={url} copyLabel={t('referral_copy_link')} />
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button onClick={() => copy(url)}>
          <Icon name="copy" size={18} />
          {t('referral_copy_link')}
        </Button>
        {canShare() && (
          <Button kind="outline" disabled={state !== 'open'} onClick={() => void shareLink(shared)}>
            <Icon name="external" size={18} />
            {t('referral_share')}
          </Button>
        )}
      </div>
    </>
  );
}

function ContractTermsView({ contract }: { contract: PresetContract }) {
  const words = useTermsWords();
  const { terms } = contract;
  const steps = terms.tiers.map((tier) => ({ needs: words.needs(tier), share: words.share(terms, tier.share) }));
  const isPlain = steps.length === 1 && steps[0]!.needs === '';
  return (
    <section className="rounded-md border border-line px-3.5 py-3 text-sm">
      <div className="flex items-baseline gap-2">
        <h3 className="font-bold">{words.name(contract)}</h3>
        <span className="flex-1 text-xs text-muted">{words.period(contract)}</span>
        {isPlain && <b className="tabular">{steps[0]!.share}</b>}
      </div>
      {!isPlain && (
        <ul className="mt-1.5">
          {steps.map(({ needs, share }) => (
            <li key={share} className="flex items-baseline justify-between gap-3 border-t border-line pt-2 pb-1">
              <span className="text-[13px] text-muted">{needs}</span>
              <b className="tabular">{share}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ActionsProps = { link: AgentLink; onChanged: (link: AgentLink) => void; onDeleted: () => void };

function Actions({ link: { id, state }, onChanged, onDeleted }: ActionsProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isPaused = state === 'paused';

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work().catch((error: unknown) => showToast('error', describe(error)));
    setBusy(false);
    setAsking(false);
  }

  const toggle = () => act(async () => onChanged(await pauseLink(id, !isPaused)));
  const remove = () =>
    act(async () => {
      await deleteLink(id);
      showToast('success', t('invite_deleted'));
      onDeleted();
    });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button kind="outline" busy={isBusy} onClick={() => void toggle()}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        {t(isPaused ? 'invite_resume' : 'invite_pause')}
      </Button>
      <Button kind="danger" disabled={isBusy} onClick={() => setAsking(true)}>
        <Icon name="trash" size={18} />
        {t('invite_delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          icon="trash"
          title={t('invite_delete_title')}
          message={t('invite_delete_text')}
          confirmLabel={t('invite_delete')}
          cancelLabel={t('cancel')}
          busy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
