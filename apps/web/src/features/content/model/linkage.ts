import type { Banner } from '@champa/contract';
import { isSitePath } from '../../../kit/text/site-path.ts';

/** Where a banner leads: a path of the site, another site, or a game. */
export type Destination =
  | { kind: 'path'; path: string }
  | { kind: 'site'; address: string }
  | { kind: 'game'; nodeId: string };

/** The destination of a banner's linkage; null where it has none, or an invalid one. */
export function destinationOf({ linkageType, linkage }: Pick<Banner, 'linkageType' | 'linkage'>): Destination | null {
  if (linkage === null) return null;
  switch (linkageType) {
    case 'ROUTE':
      return isSitePath(linkage) ? { kind: 'path', path: linkage } : null;
    case 'URL':
      return /^https?:\/\//i.test(linkage) ? { kind: 'site', address: linkage } : null;
    case 'PROMOTION':
      return isId(linkage) ? { kind: 'path', path: `/promotions?id=${linkage}` } : null;
    case 'GAME':
      return isId(linkage) ? { kind: 'game', nodeId: linkage } : null;
    case null:
      return null;
  }
}

/** Whether a text can be an ID of the API. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,18}$/.test(text);
}
