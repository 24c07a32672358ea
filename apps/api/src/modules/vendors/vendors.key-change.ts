import { createHash } from 'node:crypto';
import { OLD_KEY_MOST_HOURS } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import type { KeyKind } from '../../platform/keys.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Vendor } from './domain/vendor.ts';
import { notPossible } from './vendors.errors.ts';
import * as repo from './vendors.repo.ts';
import { VENDOR_KEY } from './vendors.service.ts';

/** A secret is sealed before anything keeps it, also a request that waits for a second person. */
const KeyChange = z.object({
  code: z.string(),
  dialect: z.string(),
  credential: z.string(),
  /** How long the key before still holds, from when it is replaced. */
  oldHours: z._default(z.int().check(z.minimum(0), z.maximum(OLD_KEY_MOST_HOURS)), 0),
});
type KeyChange = z.infer<typeof KeyChange>;

type Needs = {
  pool: Pool;
  clock: Clock;
  secrets: SecretBox;
  record: RecordByHand;
  guard: Guard;
  keyKindOf: (dialect: string) => KeyKind | null;
};

/** A vendor's key without the key: what kind it is, and a mark that another key does not have. */
export type KeyMark = { kind: 'public' | 'secret'; mark: string };

/** The key before, as long as it holds. */
export type OldKey = KeyMark & { until: Temporal.Instant };

type NewKey = { code: string; key: string; oldHours?: number };

const MARK_LENGTH = 16;

/** Of a public key the mark is the beginning of its SHA-256, as `openssl pkey -pubin -outform DER | sha256sum` has it. */
export function createKeyMarks({ keyKindOf }: Pick<Needs, 'keyKindOf'>) {
  return ({ dialect, credential }: Pick<Vendor, 'dialect' | 'credential'>): KeyMark | null => {
    const kind = keyKindOf(dialect);
    if (!kind) return null;
    // A digest of the secret itself would let anybody try secrets; that of its sealed form says nothing of it.
    const bytes = kind.isSecret ? credential : kind.read(credential).export({ type: 'spki', format: 'der' });
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, MARK_LENGTH);
    return { kind: kind.isSecret ? 'secret' : 'public', mark };
  };
}

/** Gives a vendor another key; the brand may want a second person for it. */
export function createKeyChange(needs: Needs) {
  const { pool, clock, secrets, record, guard, keyKindOf } = needs;
  const markOf = createKeyMarks(needs);

  async function replace(tx: WriteHandle, by: ByStaff, change: KeyChange): Promise<void> {
    const { code, dialect, credential, oldHours } = change;
    const vendor = await repo.lockVendor(tx, code);
    if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
    if (vendor.dialect !== dialect)
      throw notPossible(because('other_dialect', `vendor ${code} speaks another dialect now`, { vendor: code }));
    if (vendor.credential === credential) return;
    const { actor, reason } = by;
    const now = clock.now();
    const old = oldHours > 0 ? { credential: vendor.credential, until: now.add({ hours: oldHours }) } : null;
    const changed = { ...vendor, credential, old };
    await repo.updateVendor(tx, changed);
    await repo.insertChange(tx, vendor.id, { action: 'replaced', reason, actor }, now);
    const [before, after] = [vendor, changed].map(shownOf);
    await record(tx, by, 'vendor_key_replaced', { vendor: code }, { before: before!, after: after! });
  }

  /** Locks the vendor, so that nothing changes between the comparison and the act. */
  async function look(tx: WriteHandle, { code }: KeyChange): Promise<Looked> {
    const vendor = await repo.lockVendor(tx, code);
    if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
    const shown = shownOf(vendor);
    return { subject: { type: 'vendor', id: code }, shown, grounds: { key: shown.key, dialect: vendor.dialect } };
  }

  const guarded = guard<KeyChange, void>({
    kind: 'vendor_keys',
    input: KeyChange,
    look,
    carryOut: replace,
  });

  /** What a person compares: the mark of the key, and how long the one before holds. */
  function shownOf(vendor: Vendor) {
    return { key: markOf(vendor)?.mark ?? null, oldKeyUntil: vendor.old?.until.toString() ?? null };
  }

  /** @throws ApiError NOT_FOUND, VALIDATION that says what is wrong with the key, WAITS_FOR_APPROVAL */
  async function change(by: ByStaff, { code, key, oldHours = 0 }: NewKey): Promise<void> {
    const vendor = await repo.selectVendor(pool, code);
    const kind = vendor && keyKindOf(vendor.dialect);
    if (!kind) throw new ApiError('NOT_FOUND', { vendor: code });
    const kept = kind.check(key);
    const credential = kind.isSecret ? secrets.seal(VENDOR_KEY, kept) : kept;
    await guarded(by, { code, dialect: vendor.dialect, credential, oldHours });
  }

  /** The key before holds no more, from now on: that takes trust back, so it waits for nobody. @throws ApiError NOT_FOUND */
  const endOld = (by: ByStaff, code: string): Promise<void> =>
    inTransaction(pool, async (tx) => {
      const vendor = await repo.lockVendor(tx, code);
      if (!vendor) throw new ApiError('NOT_FOUND', { vendor: code });
      if (!vendor.old) return;
      const changed = { ...vendor, old: null };
      await repo.updateVendor(tx, changed);
      const { actor, reason } = by;
      await repo.insertChange(tx, vendor.id, { action: 'old_key_ended', reason, actor }, clock.now());
      const [before, after] = [vendor, changed].map(shownOf);
      await record(tx, by, 'vendor_old_key_ended', { vendor: code }, { before: before!, after: after! });
    });

  return { change, endOld };
}
