import { CODE_SIZE } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton } from '@champa/ui';
import { useSite } from '../../../entities/site/index.ts';
import { ShareCode, ShareLink } from '../../../kit/browser/share-text.tsx';
import { canShare, shareLink } from '../../../kit/browser/share-link.ts';
import { useCopy } from '../../../kit/browser/use-copy.ts';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';

/** Undefined until loaded. */
type ReferralLinkProps = { code: string | undefined; link: string | undefined };

/** The link, and every way to share it. It has its final height before the link has loaded. */
export function ReferralLink({ code, link }: ReferralLinkProps) {
  const t = useTranslate();
  const { name } = useSite().brand;
  const copy = useCopy();
  return (
    <div className="flex gap-4 rounded-md bg-surface-2 p-4 max-sm:flex-col max-sm:items-center sm:gap-5">
      <figure className="w-[200px] shrink-0 text-center">
        <div className="overflow-hidden rounded-md bg-white">
          {link === undefined ? <Skeleton className="h-[200px]" /> : <QrCode text={link} size={CODE_SIZE} />}
        </div>
        <figcaption className="mt-2 text-xs text-muted">{t('referral_scan')}</figcaption>
      </figure>
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <ShareCode label={t('referral_code')} text={code} copyLabel={t('referral_copy_code')} />
        <ShareLink label={t('referral_link')} text={link} copyLabel={t('referral_copy_link')} />
        <div className="mt-auto grid auto-cols-fr grid-flow-col gap-3">
          <Button disabled={link === undefined} onClick={() => link !== undefined && copy(link)}>
            <Icon name="copy" size={18} />
            {t('referral_copy_link')}
          </Button>
          {canShare() && (
            <Button
              kind="outline"
              disabled={link === undefined}
              onClick={() => {
                if (link !== undefined)
                  void shareLink({ title: name, text: t('referral_share_text', { name }), url: link });
              }}
            >
              <Icon name="external" size={18} />
              {t('referral_share')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
