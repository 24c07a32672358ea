import { useTranslate } from '@champa/i18n/react';
import { Plumeria } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import type { ReactNode } from 'react';
import { Logo } from '../../../entities/site/index.ts';

type AuthDialogProps = { title: string; description: string; onClose: () => void; children: ReactNode };

/** The frame of signing in and registering: a picture beside the form. */
export function AuthDialog({ title, description, onClose, children }: AuthDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      title={title}
      description={description}
      closeLabel={t('close')}
      onClose={onClose}
      art={<Garden />}
      height="phone"
    >
      {children}
    </Dialog>
  );
}

function Garden() {
  const t = useTranslate();
  return (
    <div className="garden-face absolute inset-0 flex flex-col justify-between p-7 text-garden-text">
      <Logo tone="garden" />
      <Plumeria size={250} className="absolute -end-20 top-[30%] rotate-6" />
      <Plumeria size={120} className="absolute start-2 top-[22%] -rotate-12 opacity-90" />
      <Plumeria size={56} className="absolute start-32 top-[64%] rotate-45 opacity-80" />
      <p className="relative max-w-[230px] text-xl leading-snug font-extrabold text-balance">{t('hero_title')}</p>
    </div>
  );
}
