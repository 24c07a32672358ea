import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { chunkRow } from '../model/rows.ts';
import { uniqueVendors } from '../model/vendors.ts';
import { ScrollRow } from './scroll-row.tsx';
import { Section } from './section.tsx';
import { VendorTile } from './vendor-tile.tsx';

/** Every vendor once. */
export function VendorShowcase({ lanes }: { lanes: readonly VendorLane[] }) {
  const t = useTranslate();
  const vendors = uniqueVendors(lanes);
  return (
    <Section icon="VENDORS" title={t('vendors')} note={String(vendors.length)}>
      <ScrollRow label={t('vendors')}>
        <div className="flex flex-col gap-4">
          {chunkRow(vendors).map((row) => (
            <ul key={row[0]?.card.vassalage} className="flex gap-2.5 sm:gap-4">
              {row.map((entry) => (
                <li key={entry.card.vassalage} className="w-[42vw] shrink-0 snap-start sm:w-[180px]">
                  <VendorTile entry={entry} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </ScrollRow>
    </Section>
  );
}
