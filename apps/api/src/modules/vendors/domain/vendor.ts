import type { KeyObject } from 'node:crypto';

/** Where games take stakes from: the member's cash over the wire, or a balance that the vendor keeps and that is moved in and out. */
export const walletKinds = ['seamless', 'transfer'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** A vendor on the wire. What players see of it (name, games) is the catalogue's. */
export type Vendor = {
  id: number;
  code: string;
  /** The wallet protocol it speaks, by its name in `adapters/index.ts`. */
  dialect: string;
  wallet: WalletKind;
  /** What its calls are verified with, as its dialect keeps it; a secret is sealed. */
  credential: string;
  /** Null: its games cannot be opened. */
  launchUrl: string | null;
  /** A disabled vendor takes no new bets and opens no games; rounds under way still end. */
  enabled: boolean;
};

/** A vendor with its key parsed. */
export type WireVendor = Vendor & { key: KeyObject };
