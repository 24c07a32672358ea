import type { KeyObject } from 'node:crypto';

/** Where games take stakes from: the main wallet by wallet calls, or a transfer wallet that the vendor keeps. */
export const walletKinds = ['seamless', 'transfer'] as const;
export type WalletKind = (typeof walletKinds)[number];

export type OldCredential = { credential: string; until: Temporal.Instant };

/** A registered vendor. What players see of it (name, games) belongs to the catalogue. */
export type Vendor = {
  id: number;
  code: string;
  /** Its wallet protocol, by the name in `adapters/index.ts`. */
  dialect: string;
  wallet: WalletKind;
  /** The credential that verifies its calls, in its dialect's form; a secret is sealed. */
  credential: string;
  /** The credential before it, which holds until a time beside it; null: there is none. */
  old: OldCredential | null;
  /** Null: its games cannot be opened. */
  launchUrl: string | null;
  /** Where it opens games (`readLaunchOrigin`); none: at the origin of `launchUrl`. */
  launchOrigins: readonly string[];
  /** A disabled vendor takes no new bets and opens no games; rounds under way still end. */
  enabled: boolean;
};

/** A vendor with the keys that its calls are verified with, parsed: one of them has to fit. */
export type WireVendor = Vendor & { keys: readonly KeyObject[] };

/** The form of vendors' codes. */
export const VENDOR_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
