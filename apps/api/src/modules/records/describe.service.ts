import type { Language } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { type CatalogueGame, nameIn } from '../catalogue/index.ts';
import type { Reference } from '../ledger/index.ts';
import type { Vendors } from '../vendors/index.ts';

export type DescribeNeeds = {
  pool: Pool;
  roundsById: Vendors['roundsById'];
  /** A game by its vendor's code, switched off or not. */
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  /** The names of other causes, by the type of their reference: deposits by their method, and so on. */
  describers: Readonly<Record<string, Describer>>;
};

/** The names of what has these IDs, in the language. */
export type Describer = (ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, string>>;

/** What caused a movement: its name, and its reference as it is shown. */
export type Cause = { description: string; reference: string };

export type DescribeCauses = (
  references: readonly Reference[],
  language: Language,
) => Promise<ReadonlyMap<string, Cause>>;

/** Names causes, by `type id`: rounds by their game, others by their describer. Causes without a name are left out. */
export function createDescribe({ pool, roundsById, findGame, describers }: DescribeNeeds): DescribeCauses {
  return async (references, language) => {
    const idsOf = (type: string) => [...new Set(references.filter((each) => each.type === type).map(({ id }) => id))];
    const described = Object.entries(describers).map(async ([type, describe]) => {
      const ids = idsOf(type);
      const names = ids.length === 0 ? [] : [...(await describe(ids, language))];
      return names.map(([id, description]) => [`${type} ${id}`, { description, reference: id }] as const);
    });
    const [others, rounds] = await Promise.all([Promise.all(described), roundsById(pool, idsOf('round').map(BigInt))]);
    const named = await Promise.all(
      rounds.map(async ({ id, ref, vassalage, gameCode }) => {
        const game = await findGame(vassalage, gameCode);
        return [`round ${id}`, { description: game ? nameIn(game, language) : gameCode, reference: ref }] as const;
      }),
    );
    return new Map<string, Cause>([...named, ...others.flat()]);
  };
}
