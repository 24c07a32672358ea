import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PartFailureNotice } from './part-failure-notice.tsx';
import { awaitParts, useHasPartFailed } from './part-failure.ts';
import type { SiteRouter } from './router.ts';

/** Says that a part of the site could not be loaded. */
export function PartFailureDialog({ router }: { router: SiteRouter }) {
  const t = useTranslate();
  const hasFailed = useHasPartFailed();
  const isLoading = useRouterState({ router, select: ({ isLoading: loading }) => loading });
  useEffect(() => (isLoading ? awaitParts() : undefined), [isLoading]);
  if (!hasFailed) return null;
  return (
    <PartFailureNotice
      action={
        <Button autoFocus onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    />
  );
}
