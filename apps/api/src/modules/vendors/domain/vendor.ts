import type { KeyObject } from 'node:crypto';

export const dialectNames = ['hub88'] as const;
export type DialectName = (typeof dialectNames)[number];

/** A vendor on the wire. What players see of it (name, games) is the catalogue's. */
export type Vendor = {
  id: number;
  code: string;
  dialect: DialectName;
  /** PEM. */
  publicKey: string;
  /** Null: its games cannot be opened. */
  launchUrl: string | null;
  /** A disabled vendor takes no new bets and opens no games; rounds under way still end. */
  enabled: boolean;
};

/** A vendor with its key parsed. */
export type WireVendor = Vendor & { key: KeyObject };
