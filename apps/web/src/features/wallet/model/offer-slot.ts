import type { ReactNode } from 'react';

/** The props of the component that lets a member choose a bonus offer for a deposit. */
export type OfferSlotProps = {
  /** The deposit's amount, as a decimal string; null while none is typed that can be read. */
  amount: string | null;
  /** The code of the chosen offer; null: none. */
  chosen: string | null;
  onChoose: (offer: string | null) => void;
};

/** The choice of a bonus offer in the deposit form. It belongs to another feature, so the page's route passes it in. */
export type OfferSlot = (props: OfferSlotProps) => ReactNode;
