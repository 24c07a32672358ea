import type { Permission } from '@champa/contract';
import { MessagesProvider, useLocale } from '@champa/i18n/react';
import { MoneyFormatProvider, Toaster } from '@champa/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { queryClient } from '../shared/api.ts';
import { imageBases } from '../shared/cover-sources.ts';
import { ImageBasesProvider } from '../shared/image-bases.ts';
import { SiteProvider } from '../shared/site.ts';
import { ClosedSite } from './closed-site.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';
import { router } from './router.ts';

export function App({ permission }: { permission: Permission }) {
  // One order for the whole visit, so that a picture seen once comes from the cache.
  const [bases] = useState(() => imageBases(permission.info.imageCDNs, Math.random));
  const isClosed = permission.maintenance !== null || permission.regionRestriction;
  return (
    <SiteProvider value={permission}>
      <ImageBasesProvider value={bases}>
        <MessagesProvider>
          <MoneyProvider symbol={permission.info.brand.currencySymbol}>
            <QueryClientProvider client={queryClient}>
              {isClosed ? <ClosedSite permission={permission} /> : <RouterProvider router={router} />}
              <PartFailureDialog />
              <Toaster />
            </QueryClientProvider>
          </MoneyProvider>
        </MessagesProvider>
      </ImageBasesProvider>
    </SiteProvider>
  );
}

function MoneyProvider({ symbol, children }: { symbol: string; children: ReactNode }) {
  const locale = useLocale();
  return <MoneyFormatProvider value={{ symbol, locale }}>{children}</MoneyFormatProvider>;
}
