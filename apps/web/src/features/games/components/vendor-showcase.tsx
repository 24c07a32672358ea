import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { uniqueVendors } from '../model/vendors.ts';
import { Section } from './section.tsx';
import { VendorTile } from './vendor-tile.tsx';

/** Every vendor once. */
export function VendorShowcase({ lanes }: { lanes: readonly VendorLane[] }) {
  const t = useTranslate();
  const vendors = uniqueVendors(lanes);
  return (
    <Section icon="VENDORS" title={t('vendors')} note={String(vendors.length)}>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5">
        {vendors.map((entry) => (
          <li key={entry.card.vassalage} className="min-w-0">
            <VendorTile entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
