import { demoVendors } from '@champa/titles';

const own = new Set(demoVendors.filter(({ wallet }) => wallet === 'transfer').map(({ vassalage }) => vassalage));

/** Whether a vendor keeps a balance of its own for each player, moved in and out by the operator. */
export function keepsBalance(vassalage: string): boolean {
  return own.has(vassalage);
}
