import { type Amount, minimum } from '@champa/money';

/** What an upline allows a direct downline of transfers; limits of null are the brand's. */
export type Allowed = {
  mayReceive: boolean;
  maySend: boolean;
  perTransfer: Amount | null;
  perDay: Amount | null;
};

/** Where nobody set anything. */
export const unlimited: Allowed = { mayReceive: true, maySend: true, perTransfer: null, perDay: null };

/** Of one transfer, and of a day's. */
export type TransferLimits = { min: Amount; max: Amount; day: Amount };

/** What holds for who sends: the brand's limits, and below them his upline's. */
export function limitsFor(brand: TransferLimits, { perTransfer, perDay }: Allowed): TransferLimits {
  return {
    min: brand.min,
    max: minimum(brand.max, perTransfer ?? brand.max),
    day: minimum(brand.day, perDay ?? brand.day),
  };
}

/** Which of an upline's limits lies outside what the brand leaves to set. */
export function limitOutside(brand: TransferLimits, { perTransfer, perDay }: Allowed): Amount | null {
  if (perTransfer !== null && (perTransfer < brand.min || perTransfer > brand.max)) return brand.max;
  if (perDay !== null && (perDay < brand.min || perDay > brand.day)) return brand.day;
  return null;
}
