import {
  adminAccountLines,
  adminJournal,
  adminJournalMovement,
  adminLedgerAccount,
  adminLedgerAccounts,
  type JournalEntry,
  type Language,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { AccountId } from './domain/account.ts';
import type { Reference } from './domain/movement.ts';
import type { AccountRow, Explorer, JournalRow, NamedAccount } from './explorer.service.ts';

/** What caused a movement: its name, and its reference as it is shown. */
type Named = { description: string; reference: string };

export type ExplorerNeeds = {
  defaultLanguage: () => Promise<Language>;
  /** Names what caused movements, by `type id`; what has no name is left out. */
  describe: (references: readonly Reference[], language: Language) => Promise<ReadonlyMap<string, Named>>;
  usernames: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

type Known = {
  account: (id: AccountId) => JournalEntry['debit'];
  cause: (row: JournalRow) => JournalEntry['cause'];
};

/** The ledger in the console, from any balance down to a movement and what caused it. */
export function explorerRoutes(app: FastifyInstance, explorer: Explorer, needs: ExplorerNeeds): void {
  const { defaultLanguage, describe, usernames } = needs;

  route(app, adminLedgerAccounts, async ({ query: { owner, search, after, pageSize } }) => {
    const { list, next } = await explorer.accounts({ owner, search, after, limit: pageSize });
    const names = await namesOf(list);
    return { list: list.map((account) => presentAccount(account, names)), next };
  });

  route(app, adminLedgerAccount, async ({ params: { id } }) => {
    const account = await explorer.account(BigInt(id));
    return presentAccount(account, await namesOf([account]));
  });

  route(app, adminAccountLines, async ({ params: { id }, query: { after, until, pageSize }, request }) => {
    const wish = { after, pageSize, until: until === undefined ? null : Temporal.Instant.from(until) };
    const { list, next } = await explorer.lines(BigInt(id), wish);
    const rows = list.map(({ row }) => row);
    const known = await knownOf(rows, await languageIn(request));
    const lines = list.map(({ row, amount, balance, other }) => ({
      ...presentRow(row, known),
      amount: formatDecimal(amount),
      balance: balance === null ? null : formatDecimal(balance),
      other: known.account(other),
    }));
    return { list: lines, next };
  });

  route(app, adminJournal, async ({ query, request }) => {
    const { list, next } = await explorer.journal({ ...query, after: query.after });
    const known = await knownOf(list, await languageIn(request));
    return { list: list.map((row) => presentEntry(row, known)), next };
  });

  route(app, adminJournalMovement, async ({ params: { id }, request }) => {
    const { row, seal } = await explorer.movement(id);
    const known = await knownOf([row], await languageIn(request));
    return {
      ...presentEntry(row, known),
      debitBalance: row.debitBalance === null ? null : formatDecimal(row.debitBalance),
      creditBalance: row.creditBalance === null ? null : formatDecimal(row.creditBalance),
      shortfall: formatDecimal(row.shortfall),
      source: row.source,
      key: row.key,
      seal: seal && { ...seal, block: String(seal.block), sealedAt: seal.sealedAt.toString() },
    };
  });

  async function languageIn(request: Parameters<typeof languageOf>[0]): Promise<Language> {
    return languageOf(request, await defaultLanguage());
  }

  function namesOf(accounts: readonly NamedAccount[]): Promise<ReadonlyMap<string, string>> {
    const members = accounts.filter(({ ownerType }) => ownerType === 'member').map(({ ownerId }) => ownerId);
    return usernames([...new Set(members)]);
  }

  /** All that some movements name: their accounts, and what caused them. */
  async function knownOf(rows: readonly JournalRow[], language: Language): Promise<Known> {
    const references = rows.map(({ referenceType: type, referenceId: id }) => ({ type, id }));
    const [accounts, causes] = await Promise.all([
      explorer.names(rows.flatMap(({ debit, credit }) => [debit, credit])),
      describe(references, language),
    ]);
    const names = await namesOf([...accounts.values()]);
    return {
      account: (id) => presentName(accounts.get(id)!, names),
      cause: ({ referenceType: type, referenceId: id }) => {
        const named = causes.get(`${type} ${id}`);
        return { type, id, reference: named?.reference ?? id, description: named?.description ?? null };
      },
    };
  }
}

function presentName({ id, ownerType, ownerId, purpose, currency }: NamedAccount, names: ReadonlyMap<string, string>) {
  const username = ownerType === 'member' ? (names.get(ownerId) ?? null) : null;
  return { id: String(id), ownerType, ownerId, username, purpose, currency };
}

function presentAccount(account: AccountRow, names: ReadonlyMap<string, string>) {
  const { balance, openedAt } = account;
  return { ...presentName(account, names), balance: formatDecimal(balance), openedAt: openedAt.toString() };
}

function presentRow(row: JournalRow, known: Known) {
  const { id, at, kind, actor } = row;
  return { id: String(id), at: at.toString(), kind, actor, cause: known.cause(row) };
}

function presentEntry(row: JournalRow, known: Known): JournalEntry {
  const { amount, debit, credit } = row;
  return {
    ...presentRow(row, known),
    amount: formatDecimal(amount),
    debit: known.account(debit),
    credit: known.account(credit),
  };
}
