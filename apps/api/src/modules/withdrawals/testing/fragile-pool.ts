import type { Pool } from '../../../platform/database.ts';

export class Died extends Error {
  override readonly name = 'Died';
}

/** A server's connections, and when it dies. */
export type FragilePool = {
  pool: Pool;
  /** Dies before the so-many-th statement from now on; or after the so-many-th commit, whose answer nobody hears. */
  dieAt: (place: { statement: number } | { commit: number }) => void;
  recover: () => void;
  hasDied: () => boolean;
  /** The statements since `dieAt` or `recover`, in their order. */
  statements: () => readonly string[];
};

type Query = (...given: unknown[]) => Promise<unknown>;

/** The pool of a server that dies at a chosen moment: from then on no statement gets through, until another takes over. */
export function createFragilePool(pool: Pool): FragilePool {
  let statements = Infinity;
  let commits = Infinity;
  let isDead = false;
  let said: string[] = [];

  const guarded =
    (query: Query): Query =>
    async (...given) => {
      if (isDead || statements <= 0) {
        isDead = true;
        throw new Died('before a statement');
      }
      statements -= 1;
      said.push(typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text);
      const answer = await query(...given);
      if (given[0] === 'COMMIT' && (commits -= 1) < 0) {
        isDead = true;
        throw new Died('after a commit');
      }
      return answer;
    };
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name) {
        const value = Reflect.get(of, name) as unknown;
        if (name === 'query') return guarded((value as Query).bind(of));
        if (name === 'connect') return async () => wrap(await (value as () => Promise<object>).call(of));
        return typeof value === 'function' ? (value.bind(of) as unknown) : value;
      },
    });

  return {
    pool: wrap(pool),
    dieAt: (place) => {
      isDead = false;
      said = [];
      statements = 'statement' in place ? place.statement : Infinity;
      commits = 'commit' in place ? place.commit : Infinity;
    },
    recover: () => {
      isDead = false;
      said = [];
      statements = Infinity;
      commits = Infinity;
    },
    hasDied: () => isDead,
    statements: () => said,
  };
}
