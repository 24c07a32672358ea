import type { FamilyId, Result } from '@champa/lottery';
import { parseResult } from '@champa/lottery';

/** The query to a source: a draw's results by its family, station and day. */
export type Wanted = { family: FamilyId; station: string; day: string };

/** A source of results from outside. */
export type ResultFeed = {
  name: string;
  /** Null: it has none yet, or does not answer, or its answer is not a valid result of the family. */
  find: (wanted: Wanted) => Promise<Result | null>;
};

const PATIENCE_MS = 5000;
const MOST_BYTES = 20_000;

/** A source that answers `GET {url}/results/{family}/{station}/{day}` with a result as JSON, or 404. */
export function createResultFeed(url: string): ResultFeed {
  const base = url.replace(/\/$/, '');
  return {
    name: base.slice(base.lastIndexOf('/') + 1),
    async find({ family, station, day }) {
      try {
        const answer = await fetch(`${base}/results/${family}/${station}/${day}`, {
          signal: AbortSignal.timeout(PATIENCE_MS),
          redirect: 'error',
        });
        if (answer.status !== 200) {
          await answer.body?.cancel();
          return null;
        }
        const text = await answer.text();
        if (text.length > MOST_BYTES) return null;
        const checked = parseResult(family, JSON.parse(text));
        return checked.ok ? checked.result : null;
      } catch {
        return null; // late, silent or broken: it is queried again
      }
    },
  };
}
