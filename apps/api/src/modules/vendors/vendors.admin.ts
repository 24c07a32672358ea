import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Vendor } from './domain/vendor.ts';
import { selectCallsSince } from './vendors.calls.repo.ts';
import type { FreeRoundsService } from './vendors.free-rounds.ts';
import type { createKeyChange, KeyMark, OldKey } from './vendors.key-change.ts';
import { type KeptChange, selectChanges, selectVendor } from './vendors.repo.ts';
import type { NewVendor, TestSession, VendorService } from './vendors.service.ts';
import type { RoundFeedsService } from './vendors.round-feeds.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  keys: ReturnType<typeof createKeyChange>;
  markOf: (vendor: Pick<Vendor, 'dialect' | 'credential'>) => KeyMark | null;
  service: VendorService;
  freeRounds: FreeRoundsService;
  roundFeeds: RoundFeedsService;
  record: RecordByHand;
};

export type VendorsAdmin = ReturnType<typeof createVendorsAdmin>;

/** The time over which a vendor's faults are counted for whoever looks. */
const LATELY = { hours: 1 };
const CHANGES_SHOWN = 50;

/** A vendor as staff sees it. */
export type VendorFacts = { vendor: Vendor; key: KeyMark | null; oldKey: OldKey | null; calls: number; faults: number };

/** What staff does with vendors. A vendor keeps its own changes; the access log has its switches, and what else was done. */
export function createVendorsAdmin(needs: Needs) {
  const { pool, clock, service, freeRounds, roundFeeds, record } = needs;
  /** The key before, as long as it holds. */
  function oldKeyOf({ dialect, old }: Vendor): OldKey | null {
    if (!old || Temporal.Instant.compare(old.until, clock.now()) <= 0) return null;
    const mark = needs.markOf({ dialect, credential: old.credential });
    return mark && { ...mark, until: old.until };
  }

  const note = (by: Actor, action: string, detail: object) =>
    inTransaction(pool, (tx) => record(tx, by, action, detail, 'no change'));

  const switchTo = (by: ByStaff, code: string, enabled: boolean): Promise<void> =>
    service.switch(code, enabled, by.reason, by.actor, (tx, wasEnabled) =>
      record(tx, by, 'vendor_switched', { vendor: code }, { before: { enabled: wasEnabled }, after: { enabled } }),
    );

  return {
    list: service.list,
    operatorPublicKey: service.operatorPublicKey,
    openFreeRounds: freeRounds.open,
    standings: roundFeeds.standings,

    /** One vendor of the wire, with its calls of the last hour; null: it is on none. */
    async facts(code: string): Promise<VendorFacts | null> {
      const vendor = await selectVendor(pool, code);
      if (!vendor) return null;
      const all = await selectCallsSince(pool, clock.now().subtract(LATELY));
      const { calls = 0, faults = 0 } = all.find((one) => one.vendor === code) ?? {};
      return { vendor, key: needs.markOf(vendor), oldKey: oldKeyOf(vendor), calls, faults };
    },

    /** The last changes of a vendor, the latest first. */
    async changes(code: string): Promise<KeptChange[]> {
      const vendor = await selectVendor(pool, code);
      return vendor ? selectChanges(pool, vendor.id, CHANGES_SHOWN) : [];
    },

    /**
     * Gives a vendor another key, at once and on every server; the one before holds for some hours more, or not at all.
     *
     * @throws ApiError NOT_FOUND, VALIDATION, WAITS_FOR_APPROVAL
     */
    changeKey: needs.keys.change,

    /** The key before holds no more. @throws ApiError NOT_FOUND */
    endOldKey: needs.keys.endOld,

    /** Registers a vendor, for the wire and for the lobby. @throws ApiError VALIDATION, or NOT_POSSIBLE where the code is taken */
    add: ({ actor }: Actor, vendor: NewVendor): Promise<'added' | 'replaced'> => service.add(vendor, false, actor),

    /** The same, and gives a known vendor this key and launch address. */
    addOrReplace: ({ actor }: Actor, vendor: NewVendor): Promise<'added' | 'replaced'> =>
      service.add(vendor, true, actor),

    /** Lets a vendor take bets and open games again. @throws ApiError NOT_FOUND */
    enable: (by: ByStaff, code: string): Promise<void> => switchTo(by, code, true),

    /** Refuses a vendor's new bets and games, at once; rounds under way still end. @throws ApiError NOT_FOUND */
    disable: (by: ByStaff, code: string): Promise<void> => switchTo(by, code, false),

    /** Opens a session of a member, for a vendor's certification tests. @throws ApiError NOT_FOUND */
    async openTestSession(by: Actor, wanted: TestSession) {
      const session = await service.openTestSession(wanted);
      await note(by, 'vendor_test_session', wanted);
      return session;
    },

    /** Asks a vendor again for free rounds that it refused. @throws ApiError NOT_FOUND */
    async retryFreeRounds(by: Actor, id: string): Promise<void> {
      if (!(await freeRounds.retry(id))) throw new ApiError('NOT_FOUND', { 'refused gift': id });
      await note(by, 'free_rounds_retried', { id });
    },

    /** Pulls a vendor's rounds now. @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it does not answer */
    async pull(by: Actor, { code, from }: { code: string; from: Temporal.Instant | undefined }) {
      await note(by, 'vendor_rounds_pulled', { code, from: from?.toString() ?? null });
      return roundFeeds.pull(code, from);
    },
  };
}
