import { type ContentKind, contentKinds, type Language } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { readWritten } from '../../platform/written.ts';
import { type ContentVersions, createContentVersions } from './content-versions.ts';
import { listContent, type ListedContent, removeContent, reorder, setEnabled } from './content-write.repo.ts';
import { deletePicture, selectPictures, upsertPicture } from './content.repo.ts';
import { importContent } from './content.service.ts';
import { readPiece, shapeOf } from './content-item.ts';
import { emptyContent, readContentImport } from './domain/content-import.ts';
import { missingLanguages, type Piece } from './domain/piece.ts';
import { preparePicture } from './pictures/prepare-picture.ts';
import {
  type ContentVersion,
  type KeptPiece,
  selectHeads,
  selectPieces,
  selectRemoved,
  selectVersion,
  selectVersions,
  type VersionHead,
} from './versions.repo.ts';

export type { ContentVersion };

type Needs = {
  pool: Pool;
  clock: Clock;
  record: RecordByHand;
  hasPicture: (name: string) => Promise<boolean>;
  languages: () => Promise<readonly Language[]>;
};

/** Content of one kind, by key. */
type Chosen = { kind: ContentKind; keys: readonly string[] };
type Apply = (tx: WriteHandle, kind: ContentKind, key: string) => Promise<boolean>;

/** A piece of content. */
export type Which = { kind: ContentKind; key: string };

/** A piece as it is now; of a removed one, as it was. */
export type ViewedPiece = {
  key: string;
  value: Piece;
  isRemoved: boolean;
  last: VersionHead | null;
};

export type ContentAdmin = ReturnType<typeof createContentAdmin>;

/** What staff does with the content. The audit log keeps who did it, the versions what became of it. */
export function createContentAdmin({ pool, clock, record, hasPicture, languages }: Needs) {
  const versions = createContentVersions(clock);

  /** All of them or none. @throws ApiError NOT_FOUND that names the key */
  function each(by: Actor, action: string, { kind, keys }: Chosen, apply: Apply): Promise<void> {
    return inTransaction(pool, async (tx) => {
      const change = await versions.changing(tx, by, { kind, keys }, async () => {
        for (const key of keys) if (!(await apply(tx, kind, key))) throw new ApiError('NOT_FOUND', { kind, key });
      });
      await record(tx, by, action, { kind, keys }, change);
    });
  }

  /**
   * Changes one piece that the employee has read.
   *
   * @param read its last change then; null where it is to be a new one
   */
  function changeOne(
    by: ByStaff,
    { kind, key, read }: Which & { read: bigint | null },
    { action, work }: { action: string; work: (tx: WriteHandle) => Promise<unknown> },
  ): Promise<void> {
    return inTransaction(pool, async (tx) => {
      const change = await versions.changing(tx, by, { kind, keys: [key] }, async (before) => {
        await versions.requireRead(tx, { kind, key, read }, before[0]);
        await work(tx);
      });
      await record(tx, by, action, { kind, key }, change);
    });
  }

  /** @throws ApiError VALIDATION for pictures and categories that there are not */
  async function requireKnown(kind: ContentKind, value: Piece): Promise<void> {
    const fields: Record<string, string> = {};
    for (const name of ['picture', 'cardPicture', 'dialogPicture']) {
      const picture = value[name];
      if (typeof picture === 'string' && !(await hasPicture(picture))) fields[`value.${name}`] = 'unknown';
    }
    if (kind === 'promotions') {
      const known = new Set((await listContent(pool, 'categories')).map(({ key }) => key));
      const isUnknown = (value['categories'] as string[]).some((category) => !known.has(category));
      if (isUnknown) fields['value.categories'] = 'unknown';
    }
    if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  }

  /** Puts a piece where it was, or behind the others. */
  async function put(tx: WriteHandle, { kind, key }: Which, value: Piece): Promise<void> {
    const all = await selectPieces(tx, kind, null);
    const sort = all.find((each) => each.key === key)?.sort ?? Math.max(0, ...all.map((each) => each.sort)) + 1;
    await importContent(tx, { ...emptyContent(), [kind]: [{ ...value, key, sort }] });
  }

  return {
    /** The content of a kind, or of all kinds, in the brand's order. */
    async list(kind: ContentKind | null): Promise<(ListedContent & { kind: ContentKind })[]> {
      const lists = (kind ? [kind] : contentKinds).map(async (one) =>
        (await listContent(pool, one)).map((content) => ({ kind: one, ...content })),
      );
      return (await Promise.all(lists)).flat();
    },

    enable: (by: Actor, chosen: Chosen): Promise<void> =>
      each(by, 'content_enabled', chosen, (tx, kind, key) => setEnabled(tx, kind, key, true)),

    disable: (by: Actor, chosen: Chosen): Promise<void> =>
      each(by, 'content_disabled', chosen, (tx, kind, key) => setEnabled(tx, kind, key, false)),

    remove: (by: Actor, chosen: Chosen): Promise<void> => each(by, 'content_removed', chosen, removeContent),

    /**
     * Imports a file of content, all of it or nothing. @returns how many of each kind
     *
     * @throws ApiError VALIDATION that names every fault
     */
    async import(by: Actor, file: unknown): Promise<Record<ContentKind, number>> {
      const given = readWritten('content', () => readContentImport(file));
      const keys = (kind: ContentKind): string[] => given[kind].map(({ key }) => key);
      await inTransaction(pool, async (tx) => {
        const finish: ContentVersions['finish'][] = [];
        for (const kind of contentKinds) finish.push(await versions.begin(tx, by, { kind, keys: keys(kind) }));
        await importContent(tx, given);
        for (const end of finish) await end();
        const imported = Object.fromEntries(contentKinds.map((kind) => [kind, keys(kind)]));
        await record(tx, by, 'content_imported', imported, 'not kept');
      });
      return Object.fromEntries(contentKinds.map((kind) => [kind, given[kind].length])) as Record<ContentKind, number>;
    },

    /** The content of a kind in the brand's order, with what is missing of it; then what was removed. */
    async pieces(kind: ContentKind): Promise<(ViewedPiece & { missing: Language[] })[]> {
      const spoken = await languages();
      const heads = await selectHeads(pool, kind);
      const there = await selectPieces(pool, kind, null);
      const known = new Set(there.map(({ key }) => key));
      const gone = [...heads.keys()].filter((key) => !known.has(key));
      const removed = [...(await selectRemoved(pool, kind, gone))].map(([key, value]) => ({ key, value }));
      const view = (isRemoved: boolean) => (piece: Pick<KeptPiece, 'key' | 'value'>) => ({
        key: piece.key,
        value: piece.value,
        isRemoved,
        last: heads.get(piece.key) ?? null,
        missing: missingLanguages(piece.value, spoken),
      });
      return [...there.map(view(false)), ...removed.map(view(true))];
    },

    /** @throws ApiError NOT_FOUND */
    async piece({ kind, key }: Which): Promise<ViewedPiece> {
      const last = (await selectHeads(pool, kind)).get(key) ?? null;
      const [there] = await selectPieces(pool, kind, [key]);
      if (there) return { key, value: there.value, isRemoved: false, last };
      const removed = (await selectRemoved(pool, kind, [key])).get(key);
      if (!removed) throw new ApiError('NOT_FOUND', { kind, key });
      return { key, value: removed, isRemoved: true, last };
    },

    /** What content of a kind must be, as a JSON Schema. */
    shape: shapeOf,

    /**
     * Saves a piece whole, or adds it where nothing was read. HTML is kept as far as it is harmless.
     *
     * @throws ApiError VALIDATION by field; CHANGED_MEANWHILE with what it is now; nothing was saved then
     */
    async save(by: ByStaff, { value, ...which }: Which & { value: Piece; read: bigint | null }): Promise<void> {
      const piece = readPiece(which, value);
      await requireKnown(which.kind, piece);
      await changeOne(by, which, { action: 'content_saved', work: (tx) => put(tx, which, piece) });
    },

    /** Removes a piece that the employee has read; its versions stay. */
    removeOne: (by: ByStaff, which: Which & { read: bigint }): Promise<void> =>
      changeOne(by, which, {
        action: 'content_removed',
        work: async (tx) => {
          if (!(await removeContent(tx, which.kind, which.key))) throw new ApiError('NOT_FOUND', { key: which.key });
        },
      }),

    /** Makes of a piece what an earlier change made of it. @throws ApiError NOT_FOUND without such a change */
    restore: (by: ByStaff, { to, ...which }: Which & { to: bigint; read: bigint }): Promise<void> =>
      changeOne(by, which, {
        action: 'content_restored',
        work: async (tx) => {
          const version = await selectVersion(tx, which, to);
          if (!version?.value) throw new ApiError('NOT_FOUND', { version: String(to) });
          await put(tx, which, readPiece(which, version.value));
        },
      }),

    /** Puts these first, in this order. @throws ApiError NOT_FOUND where one of them is not there */
    order: (by: ByStaff, { kind, keys }: Chosen): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const before = { keys: (await listContent(tx, kind)).map(({ key }) => key) };
        if ((await reorder(tx, kind, keys)) !== new Set(keys).size) throw new ApiError('NOT_FOUND', { kind });
        const after = { keys: (await listContent(tx, kind)).map(({ key }) => key) };
        await record(tx, by, 'content_ordered', { kind }, { before, after });
      }),

    /** The changes of a piece, the newest first. */
    versions: (which: Which, { before, pageSize }: PageWish): Promise<Page<ContentVersion>> =>
      readPage(pageSize, (limit) => selectVersions(pool, which, { before, limit }), byId),

    pictures: (): ReturnType<typeof selectPictures> => selectPictures(pool),

    /** Adds a picture, or replaces the one of the same name. @throws ApiError VALIDATION that says what is wrong with it */
    async addPicture(by: Actor, { name, file }: { name: string; file: Uint8Array }) {
      const picture = await preparePicture(name, file);
      await inTransaction(pool, async (tx) => {
        await upsertPicture(tx, picture, clock.now());
        await record(tx, by, 'content_picture_added', { name }, 'not kept');
      });
      return picture;
    },

    /** @throws ApiError NOT_FOUND */
    removePicture: (by: Actor, name: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        if (!(await deletePicture(tx, name))) throw new ApiError('NOT_FOUND', { picture: name });
        await record(tx, by, 'content_picture_removed', { name }, { before: { name }, after: null });
      }),
  };
}
