import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useRef } from 'react';
import { useInView } from '../../../shared/use-in-view.ts';
import { chunkRow } from '../model/rows.ts';
import { uniqueVendors, type VendorEntry } from '../model/vendors.ts';
import { ScrollRow } from './scroll-row.tsx';
import { Section } from './section.tsx';
import { VendorTile } from './vendor-tile.tsx';

/** Every vendor once; their tiles come when one gets near, for they lie at the very end. */
export function VendorShowcase({ lanes }: { lanes: readonly VendorLane[] }) {
  const t = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const isSeen = useInView(element);
  const vendors = uniqueVendors(lanes);
  return (
    <div ref={element}>
      <Section icon="VENDORS" title={t('vendors')} note={String(vendors.length)}>
        {isSeen ? <Tiles vendors={vendors} /> : <div className="h-[calc(56vw+120px)] sm:h-[360px]" />}
      </Section>
    </div>
  );
}

function Tiles({ vendors }: { vendors: readonly VendorEntry[] }) {
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
