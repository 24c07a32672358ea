import { type Amount, minimum } from '@champa/money';

/** An upline's limits for a direct downline's transfers; limits of null are the brand's. */
export type Allowed = {
  mayReceive: boolean;
  maySend: boolean;
  perTransfer: Amount | null;
  perDay: Amount | null;
};

/** Without limits of the upline. */
export const unlimited: Allowed = { mayReceive: true, maySend: true, perTransfer: null, perDay: null };

/** Of one transfer, and of a day's transfers. */
export type TransferLimits = { min: Amount; max: Amount; day: Amount };

/** The limits of a sender: the brand's, lowered by their upline's. */
export function limitsFor(brand: TransferLimits, { perTransfer, perDay }: Allowed): TransferLimits {
  return {
    min: brand.min,
    max: minimum(brand.max, perTransfer ?? brand.max),
    day: minimum(brand.day, perDay ?? brand.day),
  };
}

/** The limit of an upline that is outside the brand's range. */
export function limitOutside(brand: TransferLimits, { perTransfer, perDay }: Allowed): Amount | null {
  if (perTransfer !== null && (perTransfer < brand.min || perTransfer > brand.max)) return brand.max;
  if (perDay !== null && (perDay < brand.min || perDay > brand.day)) return brand.day;
  return null;
}
