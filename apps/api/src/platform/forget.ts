import type { AnonymiseHindrance } from '@champa/contract';
import type { ReadHandle, WriteHandle } from './database.ts';

/**
 * What a module does when a member is anonymised. Records of money and play stay, by the member's number; whatever names or
 * identifies the person goes, at once or when the law no longer wants it kept (decision 0075).
 */
export type Forget = {
  /** What is still open and has to end first. */
  open?: (db: ReadHandle, memberId: string) => Promise<readonly AnonymiseHindrance[]>;
  /** Erases what nobody has to keep. */
  now?: (tx: WriteHandle, memberId: string) => Promise<void>;
  /** Erases what belongs to records of money, once they need not be kept any longer. */
  afterRetention?: (tx: WriteHandle, memberId: string) => Promise<void>;
};
