import { demoVendors } from '@champa/titles';

const own = new Set(demoVendors.filter(({ wallet }) => wallet === 'transfer').map(({ vassalage }) => vassalage));

/** Whether a vendor keeps a balance for each player, which the operator moves in and out. */
export function keepsBalance(vassalage: string): boolean {
  return own.has(vassalage);
}
