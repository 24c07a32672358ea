import { useTranslate } from '@champa/i18n/react';
import { chunkRow } from '../../model/rows.ts';
import type { VendorEntry } from '../../model/vendors.ts';
import { ScrollRow } from '../scroll-row.tsx';
import { VendorTile } from './vendor-tile.tsx';

/** The vendors' tiles, in two rows where there are many. */
export function VendorTiles({ vendors }: { vendors: readonly VendorEntry[] }) {
  const t = useTranslate();
  return (
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
  );
}
