import { useTranslate } from '@champa/i18n/react';
import { Button, StateView } from '@champa/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { awaitParts, useHasPartFailed } from '../shared/part-failure.ts';
import type { SiteRouter } from './router.ts';

/** A part of the site could not be loaded. Drawn by hand, for the part that draws dialogs may be the one missing. */
export function PartFailureDialog({ router }: { router: SiteRouter }) {
  const t = useTranslate();
  const hasFailed = useHasPartFailed();
  const isLoading = useRouterState({ router, select: ({ isLoading: loading }) => loading });
  useEffect(() => (isLoading ? awaitParts() : undefined), [isLoading]);
  if (!hasFailed) return null;
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={t('part_failed')}
      className="fixed inset-0 z-[70] grid place-items-center bg-scrim p-4"
    >
      <StateView
        art="offline"
        title={t('part_failed')}
        text={t('part_failed_text')}
        className="w-full max-w-sm animate-pop-in rounded-lg bg-surface-1 shadow-pop"
        action={
          <Button autoFocus onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </div>
  );
}
