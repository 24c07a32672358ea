import type { KeyObject } from 'node:crypto';

export const dialectNames = ['hub88'] as const;
export type DialectName = (typeof dialectNames)[number];

/** Where games take stakes from: the member's cash over the wire, or a balance that the vendor keeps and that is moved in and out. */
export const walletKinds = ['seamless', 'transfer'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** A vendor on the wire. What players see of it (name, games) is the catalogue's. */
export type Vendor = {
  id: number;
  code: string;
  dialect: DialectName;
  wallet: WalletKind;
  /** PEM. */
  publicKey: string;
  /** Null: its games cannot be opened. */
  launchUrl: string | null;
  /** A disabled vendor takes no new bets and opens no games; rounds under way still end. */
  enabled: boolean;
};

/** A vendor with its key parsed. */
export type WireVendor = Vendor & { key: KeyObject };
