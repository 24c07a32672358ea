import type { AgentLink } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, IconButton } from '@champa/ui';
import { useSite } from '../../../entities/site/index.ts';
import { canShare, shareLink } from '../../../kit/browser/share-link.ts';
import { useCopy } from '../../../kit/browser/use-copy.ts';
import { LinkBadge } from './link-badge.tsx';
import { LinkFigures } from './link-figures.tsx';
import { useTermsWords } from './use-terms-words.ts';

/** A link in brief, with the action used most: sharing. */
export function LinkCard({ link, onOpen }: { link: AgentLink; onOpen: () => void }) {
  const t = useTranslate();
  const copy = useCopy();
  const { brand } = useSite();
  const { url, code, note, makes, state } = link;
  const title = note === '' ? t('invite_nameless', { code }) : note;
  const share = () => void shareLink({ title: brand.name, text: t('invite_share_text', { name: brand.name }), url });
  return (
    <li className="card-face flex flex-col gap-3.5 rounded-lg p-4">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
          <Icon name={makes === 'agent' ? 'agent' : 'user'} size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-bold">{title}</h2>
          <p className="truncate text-[13px] text-muted">
            {t(makes === 'agent' ? 'invite_agent' : 'invite_player')} · <Terms link={link} />
          </p>
        </div>
        <LinkBadge state={state} />
      </div>
      <LinkFigures link={link} />
      <div className="flex items-center rounded-sm bg-surface-3/60 ps-3">
        <p className="isolate-text min-w-0 flex-1 truncate text-sm select-all">{url.replace(/^https?:\/\//, '')}</p>
        <IconButton icon="copy" label={t('referral_copy_link')} iconSize={18} onClick={() => copy(url)} />
      </div>
      <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2.5">
        <Button kind="outline" onClick={onOpen}>
          <Icon name="qr" size={18} />
          {t('invite_details')}
        </Button>
        {canShare() && (
          <Button kind="outline" disabled={state !== 'open'} onClick={share}>
            <Icon name="external" size={18} />
            {t('referral_share')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Terms({ link: { contracts } }: { link: AgentLink }) {
  const t = useTranslate();
  const words = useTermsWords();
  if (contracts.length === 0) return t('invite_no_contracts');
  return contracts.map((contract) => `${words.name(contract)} ${words.span(contract.terms)}`).join(' · ');
}
