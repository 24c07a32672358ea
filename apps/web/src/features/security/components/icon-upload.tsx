import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, showToast } from '@champa/ui';
import { type ChangeEvent, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { IconPicture } from '../../../shared/member-icon.tsx';
import { uploadIcon } from '../api/profile.ts';
import { refusePicture } from '../../../shared/picture-file.ts';
import { cutSquare, type SquarePicture } from '../model/picture-file.ts';

const SHOWN = 88;

/** The icon as it is, and a picture of the member's own in its place: chosen, looked at, then sent. */
export function IconUpload({ icon }: { icon: string }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [picture, setPicture] = useState<SquarePicture>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (!file) return;
    setPicture(undefined);
    const refused = refusePicture(file);
    setRefusal(refused ? t(refused) : undefined);
    if (refused) return;
    await cutSquare(file).then(setPicture, () => setRefusal(t('error.PICTURE_UNREADABLE')));
  }

  async function send({ sent }: SquarePicture): Promise<void> {
    setBusy(true);
    try {
      await uploadIcon(sent);
      setPicture(undefined);
      showToast('success', t('profile_icon_done'));
    } catch (error) {
      setRefusal(describe(error));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2/60 p-4">
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <img
            src={picture.shown}
            alt={t('profile_icon_preview')}
            width={SHOWN}
            height={SHOWN}
            className="rounded-full ring-2 ring-gold"
          />
        ) : (
          <IconPicture icon={icon} size={SHOWN} />
        )}
        <div className="flex min-w-0 flex-1 flex-wrap gap-2.5">
          {picture && (
            <>
              <Button busy={isBusy} onClick={() => void send(picture)}>
                {t(isBusy ? 'profile_icon_sending' : 'profile_icon_use')}
              </Button>
              <Button kind="plain" disabled={isBusy} onClick={() => setPicture(undefined)}>
                {t('cancel')}
              </Button>
            </>
          )}
          {!isBusy && (
            <label className="relative inline-flex h-11 items-center gap-2 rounded-md border border-line-strong bg-surface-2/60 px-4 text-sm font-semibold transition-colors focus-within:outline-2 focus-within:outline-gold hover:border-gold hover:bg-surface-2">
              <Icon name="camera" size={18} />
              {t('profile_icon_choose')}
              <input
                type="file"
                accept="image/png,image/jpeg"
                onChange={(event) => void take(event)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
          )}
        </div>
      </div>
      {isBusy && (
        <div role="progressbar" aria-label={t('profile_icon_sending')} className="h-1 overflow-hidden rounded-full">
          <span className="skeleton-face block h-full" />
        </div>
      )}
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
