import type { ContentKind } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, Change } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  insertVersions,
  type KeptPiece,
  lockKind,
  type NewVersion,
  selectHeads,
  selectPieces,
} from './versions.repo.ts';

/** Who changes content: commands keep no reason. */
type By = Actor & { reason?: string };
type Chosen = { kind: ContentKind; keys: readonly string[] };

/** Of what there was before anybody changed it. */
const BEFORE = { by: 'seed', staffId: null, reason: '' };

export type ContentVersions = { finish: () => Promise<Change> };

/** Keeps what each change makes of content. */
export function createContentVersions(clock: Clock) {
  /** Takes note of content that is about to be changed. @returns keeps what has become of it */
  async function begin(tx: WriteHandle, by: By, { kind, keys }: Chosen): Promise<ContentVersions['finish']> {
    await lockKind(tx, kind);
    const before = await selectPieces(tx, kind, keys);
    return async () => {
      const after = await selectPieces(tx, kind, keys);
      const changed = keys.filter((key) => textOf(before, key) !== textOf(after, key));
      const heads = await selectHeads(tx, kind);
      const first = changed.filter((key) => !heads.has(key) && valueOf(before, key) !== null);
      const author = { by: by.name, staffId: by.staffId, reason: by.reason ?? '' };
      const versions: NewVersion[] = [
        ...first.map((key) => ({ kind, key, value: valueOf(before, key), ...BEFORE })),
        ...changed.map((key) => ({ kind, key, value: valueOf(after, key), ...author })),
      ];
      if (versions.length > 0) await insertVersions(tx, versions, clock.now());
      return { before: statesOf(before, changed), after: statesOf(after, changed) };
    };
  }

  return {
    begin,

    /** Runs a change of content of one kind, and keeps what it made of it. @returns the states before and after */
    async changing(
      tx: WriteHandle,
      by: By,
      chosen: Chosen,
      work: (before: readonly KeptPiece[]) => Promise<void>,
    ): Promise<Change> {
      const finish = await begin(tx, by, chosen);
      await work(await selectPieces(tx, chosen.kind, chosen.keys));
      return finish();
    },

    /**
     * @param read the last change that the employee saw; null where it is to be a new piece
     * @throws ApiError CHANGED_MEANWHILE with what it is now; VALIDATION where the key is taken
     */
    async requireRead(
      tx: WriteHandle,
      { kind, key, read }: { kind: ContentKind; key: string; read: bigint | null },
      current: KeptPiece | undefined,
    ): Promise<void> {
      if (read === null) {
        if (current) throw new ApiError('VALIDATION', { fields: { key: 'taken' } });
        return;
      }
      const last = (await selectHeads(tx, kind)).get(key);
      if ((last?.id ?? 0n) === read) return;
      throw new ApiError('CHANGED_MEANWHILE', {
        by: last?.changedBy ?? '',
        at: String(last?.changedAt ?? clock.now()),
        revision: String(last?.id ?? 0n),
        current: current?.value ?? null,
      });
    },
  };
}

function valueOf(pieces: readonly KeptPiece[], key: string): KeptPiece['value'] | null {
  return pieces.find((piece) => piece.key === key)?.value ?? null;
}

function textOf(pieces: readonly KeptPiece[], key: string): string {
  return JSON.stringify(valueOf(pieces, key));
}

/** By key, for the audit log; null where there is nothing. */
function statesOf(pieces: readonly KeptPiece[], keys: readonly string[]): object | null {
  const known = pieces.filter(({ key }) => keys.includes(key));
  return known.length === 0 ? null : Object.fromEntries(known.map(({ key, value }) => [key, value]));
}
