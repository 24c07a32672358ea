import type { Clock } from '../../platform/clock.ts';
import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readWritten } from '../../platform/written.ts';
import {
  type ContentKind,
  contentKinds,
  listContent,
  type ListedContent,
  removeContent,
  setEnabled,
} from './content-write.repo.ts';
import { deletePicture, selectPictures, upsertPicture } from './content.repo.ts';
import { importContent } from './content.service.ts';
import { readContentImport } from './domain/content-import.ts';
import { preparePicture } from './pictures/prepare-picture.ts';

export { type ContentKind, contentKinds };

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };

/** Content of one kind, by key. */
type Chosen = { kind: ContentKind; keys: readonly string[] };
type Apply = (tx: WriteHandle, kind: ContentKind, key: string) => Promise<boolean>;

export type ContentAdmin = ReturnType<typeof createContentAdmin>;

/** What staff does with the content. The access log keeps who did it. */
export function createContentAdmin({ pool, clock, record }: Needs) {
  /** All of them or none. @throws ApiError NOT_FOUND that names the key */
  function each(by: Actor, action: string, { kind, keys }: Chosen, apply: Apply): Promise<void> {
    return inTransaction(pool, async (tx) => {
      for (const key of keys) if (!(await apply(tx, kind, key))) throw new ApiError('NOT_FOUND', { kind, key });
      await record(tx, by, action, { kind, keys }, 'not kept');
    });
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
      const keys = Object.fromEntries(contentKinds.map((kind) => [kind, given[kind].map(({ key }) => key)]));
      await inTransaction(pool, async (tx) => {
        await importContent(tx, given);
        await record(tx, by, 'content_imported', keys, 'not kept');
      });
      return Object.fromEntries(contentKinds.map((kind) => [kind, given[kind].length])) as Record<ContentKind, number>;
    },

    pictures: (): ReturnType<typeof selectPictures> => selectPictures(pool),

    /** Adds a picture, or replaces the one of the same name. @throws ApiError VALIDATION that says what is wrong with it */
    async addPicture(by: Actor, { name, file }: { name: string; file: Buffer }) {
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
