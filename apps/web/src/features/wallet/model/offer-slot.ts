import type { ReactNode } from 'react';

/** What is told to whoever lets a member choose a bonus offer for his deposit. */
export type OfferSlotProps = {
  /** What is to be paid in, as a decimal string; null while nothing readable is typed. */
  amount: string | null;
  /** The code of the chosen offer; null: none. */
  chosen: string | null;
  onChoose: (offer: string | null) => void;
};

/** The choice of a bonus offer in the deposit form. It belongs to another feature, so the page's route brings it. */
export type OfferSlot = (props: OfferSlotProps) => ReactNode;
