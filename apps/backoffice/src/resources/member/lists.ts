import {
  adminChats,
  adminMemberAudit,
  adminMemberAwards,
  adminMemberBalances,
  adminMemberBonuses,
  adminMemberDeposits,
  adminMemberGifts,
  adminMemberLimitChanges,
  adminMemberLimits,
  adminMemberLinks,
  adminMemberMessages,
  adminMemberNotes,
  adminMemberPoints,
  adminMemberSignIns,
  adminMemberTickets,
  adminMemberTurnover,
  adminMemberUplines,
  adminMemberVipChanges,
  adminMemberWithdrawals,
  adminMovements,
  adminRounds,
  adminTickets,
} from '@champa/contract';
import type { ListOfRow } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { words as chatWords } from '../chats/words.ts';
import { words as ticketWords } from '../tickets/words.ts';
import * as words from './list-words.ts';

const params = (id: string) => ({ params: { id } });

/** What is listed of one member, each by a call of its own that is made when its tab is opened. */
export const lists: Record<string, ListOfRow> = {
  memberNotes: {
    words: words.notes,
    readOn: (id, { page: query }) => call(adminMemberNotes, { ...params(id), query }),
  },
  memberBalances: { words: words.balances, read: async (id) => whole(await call(adminMemberBalances, params(id))) },
  movements: {
    words: words.movements,
    readOn: (id, { page: query }) => call(adminMovements, { ...params(id), query }),
  },
  rounds: { words: words.rounds, readOn: (id, { page: query }) => call(adminRounds, { ...params(id), query }) },
  memberDeposits: {
    words: words.deposits,
    readOn: (id, { page: query }) => call(adminMemberDeposits, { ...params(id), query }),
  },
  memberWithdrawals: {
    words: words.withdrawals,
    readOn: (id, { page: query }) => call(adminMemberWithdrawals, { ...params(id), query }),
  },
  memberTurnover: { words: words.turnover, read: async (id) => whole(await call(adminMemberTurnover, params(id))) },
  memberBonuses: {
    words: words.bonuses,
    readOn: (id, { page: query }) => call(adminMemberBonuses, { ...params(id), query }),
  },
  memberGifts: {
    words: words.gifts,
    readOn: (id, { page: query }) => call(adminMemberGifts, { ...params(id), query }),
  },
  memberAwards: {
    words: words.awards,
    readOn: (id, { page: query }) => call(adminMemberAwards, { ...params(id), query }),
  },
  memberPoints: {
    words: words.points,
    readOn: (id, { page: query }) => call(adminMemberPoints, { ...params(id), query }),
  },
  memberRanks: {
    words: words.ranks,
    readOn: (id, { page: query }) => call(adminMemberVipChanges, { ...params(id), query }),
  },
  memberTickets: { words: words.tickets, read: async (id) => whole(await call(adminMemberTickets, params(id))) },
  memberServiceTickets: {
    words: ticketWords,
    readOn: (member, { page }) => call(adminTickets, { query: { ...page, member } }),
  },
  memberChats: {
    words: chatWords,
    readOn: (member, { page }) => call(adminChats, { query: { ...page, member } }),
  },
  memberSignIns: {
    words: words.signIns,
    readOn: (id, { page: query }) => call(adminMemberSignIns, { ...params(id), query }),
  },
  memberLinks: { words: words.links, read: async (id) => whole(await call(adminMemberLinks, params(id))) },
  memberUplines: { words: words.uplines, read: async (id) => whole(await call(adminMemberUplines, params(id))) },
  memberLimits: {
    words: words.limits,
    read: async (id) => {
      const { list, session } = await call(adminMemberLimits, params(id));
      const money = list.map((limit) => ({ id: `${limit.kind} ${limit.period}`, ...limit }));
      return whole({ list: session ? [...money, { id: 'session', kind: 'session', ...session }] : money });
    },
  },
  memberLimitChanges: {
    words: words.limitChanges,
    readOn: (id, { page: query }) => call(adminMemberLimitChanges, { ...params(id), query }),
  },
  memberMessages: {
    words: words.messages,
    readOn: (id, { page: query }) => call(adminMemberMessages, { ...params(id), query }),
  },
  memberAudit: {
    words: words.audit,
    readOn: (id, { page: query }) => call(adminMemberAudit, { ...params(id), query }),
  },
};

/** A list that comes whole. */
function whole({ list }: { list: readonly object[] }) {
  return { list, total: list.length };
}
