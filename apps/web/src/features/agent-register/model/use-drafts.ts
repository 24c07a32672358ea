import type { PresetContract } from '@champa/contract';
import { useLocale } from '@champa/i18n/react';
import { useState } from 'react';
import { type DraftFault, draftOf, faultOf, type KindDraft, type KindMeans, presetOf } from './shares.ts';

export type Drafts = {
  list: readonly KindDraft[];
  /** The error of each kind, after an attempt to send. */
  faults: ReadonlyMap<string, DraftFault>;
  change: (draft: KindDraft) => void;
  /** The contracts that are switched on; null where one has an error, which is shown then. */
  read: () => PresetContract[] | null;
};

/** The contracts for a recruit, while they are being chosen. */
export function useDrafts(kinds: readonly KindMeans[]): Drafts {
  const locale = useLocale();
  const [list, setList] = useState(() => kinds.map((means) => draftOf(means, locale)));
  const [faults, setFaults] = useState<ReadonlyMap<string, DraftFault>>(new Map());
  const meansOf = ({ kind }: KindDraft) => kinds.find((means) => means.kind === kind)!;
  return {
    list,
    faults,
    change: (draft) => {
      setList(list.map((each) => (each.kind === draft.kind ? draft : each)));
      setFaults(new Map([...faults].filter(([kind]) => kind !== draft.kind)));
    },
    read: () => {
      const given = list.filter(({ isOn }) => isOn);
      const found = given.flatMap((draft) => {
        const fault = faultOf(draft, meansOf(draft), locale);
        return fault ? [[draft.kind, fault] as const] : [];
      });
      setFaults(new Map(found));
      return found.length > 0 ? null : given.map((draft) => presetOf(draft, meansOf(draft), locale));
    },
  };
}
