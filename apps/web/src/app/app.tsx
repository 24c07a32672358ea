import type { Permission } from '@champa/contract';
import { MessagesProvider, useLocale } from '@champa/i18n/react';
import { MoneyFormatProvider, Toaster } from '@champa/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { FavouritesProvider } from '../entities/game/index.ts';
import { SiteProvider } from '../entities/site/index.ts';
import { type Device, DeviceContext } from '../kit/browser/device.ts';
import { TimeZoneContext } from '../kit/days/time-zone.ts';
import { ImageBasesProvider } from '../kit/pictures/image-bases.ts';
import { HandOverHost } from './hand-over-host.tsx';
import { PartFailureDialog } from './part-failure-dialog.tsx';
import { isClosed, usePermission } from './permission.ts';
import type { SiteRouter } from './router.ts';

const ClosedSite = lazy(async () => ({ default: (await import('./closed-site.tsx')).ClosedSite }));

type AppProps = {
  permission: Permission;
  /**
   * Hosts of pictures in the order of trying. The order stays the same during a visit, so that seen pictures come from the
   * cache.
   */
  bases: readonly string[];
  device: Device;
  queryClient: QueryClient;
  router: SiteRouter;
};

/** The whole site, on the server and in the browser. */
export function App({ permission: first, bases, device, queryClient, router }: AppProps) {
  const permission = usePermission(first);
  return (
    <SiteProvider value={permission}>
      <ImageBasesProvider value={bases}>
        <MessagesProvider>
          <BrandFormats brand={permission.info.brand}>
            <QueryClientProvider client={queryClient}>
              {isClosed(permission) ? (
                <Suspense>
                  <ClosedSite permission={permission} />
                </Suspense>
              ) : (
                <DeviceContext value={device}>
                  <FavouritesProvider>
                    <RouterProvider router={router} />
                  </FavouritesProvider>
                </DeviceContext>
              )}
              <HandOverHost />
              <PartFailureDialog router={router} />
              <Toaster />
            </QueryClientProvider>
          </BrandFormats>
        </MessagesProvider>
      </ImageBasesProvider>
    </SiteProvider>
  );
}

type BrandFormatsProps = { brand: { currencySymbol: string; timeZone: string }; children: ReactNode };

/** How the brand writes money and times. */
function BrandFormats({ brand: { currencySymbol: symbol, timeZone }, children }: BrandFormatsProps) {
  const locale = useLocale();
  return (
    <TimeZoneContext value={timeZone}>
      <MoneyFormatProvider value={{ symbol, locale }}>{children}</MoneyFormatProvider>
    </TimeZoneContext>
  );
}
