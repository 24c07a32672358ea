import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { lazy } from 'react';
import { whenOnline } from '../../../kit/browser/when-online.ts';
import { uniqueVendors } from '../model/vendors.ts';
import { BelowFold } from './below-fold.tsx';
import { Section } from './section.tsx';

const VendorTiles = lazy(async () => ({
  default: (await whenOnline(() => import('./boards/vendor-tiles.tsx'))).VendorTiles,
}));

/** Every vendor once. The tiles load when the visitor scrolls near them, because they are at the end of the page. */
export function VendorShowcase({ lanes }: { lanes: readonly VendorLane[] }) {
  const t = useTranslate();
  const vendors = uniqueVendors(lanes);
  return (
    <Section icon="VENDORS" title={t('vendors')} note={String(vendors.length)}>
      <BelowFold box="h-[calc(56vw+120px)] sm:h-[360px]">
        <VendorTiles vendors={vendors} />
      </BelowFold>
    </Section>
  );
}
