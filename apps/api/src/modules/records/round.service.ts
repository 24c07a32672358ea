import {
  type bettingFilters,
  type bettingRound,
  GameCategory,
  type Language,
  type OperationValue,
} from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Log } from '../../platform/log.ts';
import type { CatalogueVendor } from '../catalogue/index.ts';
import type { Figures } from '../figures/index.ts';
import type { Members } from '../member/index.ts';
import type { RecordedRound, Vendors } from '../vendors/index.ts';
import type { GamesPlayed } from './games-played.ts';
import { presentCall } from './records.present.ts';
import type { RoundsService } from './rounds.service.ts';
import { selectRound } from './rounds.team.repo.ts';
import type { Scopes } from './scopes.service.ts';
import type { Teams } from './teams.ts';

export type RoundNeeds = {
  pool: Pool;
  log: Log;
  figures: Pick<Figures, 'gamesOf'>;
  rounds: Pick<Vendors['rounds'], 'own' | 'calls' | 'show'>;
  list: Pick<RoundsService, 'present' | 'presentOwn'>;
  members: Pick<Members, 'usernames'>;
  gamesPlayed: GamesPlayed;
  scopes: Pick<Scopes, 'own'>;
  teams: Pick<Teams, 'partOf'>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
  listVendors: () => Promise<readonly CatalogueVendor[]>;
};

export type RoundService = ReturnType<typeof createRoundService>;

/** One round with its calls and its replay, and what lists of rounds can be narrowed to. */
export function createRoundService(needs: RoundNeeds) {
  const { pool, log, figures, rounds, list, gamesPlayed, scopes, teams, findVendor } = needs;

  async function ownRound(memberId: string, id: string): Promise<RecordedRound> {
    const [round] = await rounds.own(pool, memberId, [BigInt(id)]);
    if (!round) throw new ApiError('NOT_FOUND');
    return round;
  }

  async function vendorName(vassalage: string): Promise<string> {
    return (await findVendor(vassalage))?.displayName ?? vassalage;
  }

  async function detailsOf(round: RecordedRound, language: Language) {
    const [[view], rows, calls, name] = await Promise.all([
      list.present([round], language),
      list.presentOwn([round], language),
      rounds.calls(pool, round.id),
      vendorName(round.vassalage),
    ]);
    const tickets = rows.filter(({ ticketId }) => ticketId !== null);
    return { ...view!, vendorName: name, calls: calls.map(presentCall), tickets };
  }

  return {
    /** A round of the member's own. @throws ApiError NOT_FOUND for any other */
    async ofMember(memberId: string, id: string, language: Language): Promise<OperationValue<typeof bettingRound>> {
      return detailsOf(await ownRound(memberId, id), language);
    },

    /** A round of a member of the agent's team. @throws ApiError NOT_FOUND for any other */
    async ofTeam(agentId: string, id: string, language: Language) {
      const team = await teams.partOf(agentId, agentId, 'team');
      const round = team && (await selectRound(pool, team, id));
      if (!round) throw new ApiError('NOT_FOUND');
      const names = await needs.members.usernames(pool, [round.memberId]);
      const member = { id: round.memberId, username: names.get(round.memberId) ?? '' };
      return { ...(await detailsOf(round, language)), member };
    },

    /** The address at which the vendor shows a round of the member's own. */
    async replay(memberId: string, id: string): Promise<{ url: string }> {
      const round = await ownRound(memberId, id);
      const shown = await rounds.show(memberId, round);
      if (shown.kind === 'shown') return { url: shown.url };
      log.warn({ vendor: round.vassalage, round: round.ref, reason: shown.reason }, 'a round could not be shown');
      throw new ApiError('REPLAY_UNAVAILABLE');
    },

    /** The areas, as the lobby sorts them, and the vendors of the games that a member ever played. */
    async filtersOfMember(memberId: string): Promise<OperationValue<typeof bettingFilters>> {
      const { cash } = await scopes.own(memberId);
      const games = cash ? await figures.gamesOf(pool, { memberId, account: cash.account }) : [];
      const played = await Promise.all(games.map(gamesPlayed.named));
      const areas = new Set(played.flatMap(({ game }) => game?.category ?? []));
      const codes = [...new Set(played.map(({ vassalage }) => vassalage))];
      const vendors = await Promise.all(
        codes.map(async (vassalage) => ({ vassalage, name: await vendorName(vassalage) })),
      );
      return { areas: GameCategory.options.filter((area) => areas.has(area)), vendors: byName(vendors) };
    },

    /** The vendors that an agent's reports can be narrowed to. */
    async filtersOfTeam() {
      const vendors = await needs.listVendors();
      return { vendors: byName(vendors.map(({ vassalage, displayName: name }) => ({ vassalage, name }))) };
    },
  };
}

function byName<Named extends { name: string }>(list: readonly Named[]): Named[] {
  return list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
