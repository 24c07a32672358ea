import {
  adminAccounts,
  adminDeposits,
  adminMember,
  adminMembers,
  adminMovements,
  adminRounds,
  adminVendors,
} from '@champa/contract';
import type { DataProvider, GetListParams, GetManyReferenceParams, RaRecord } from 'react-admin';
import { call } from './api.ts';

/** `meta`: what the answer holds beside the rows. */
type Page = { list: readonly object[]; total: number; meta?: object };
type Ask = { pageNo: string; pageSize: string; filter: Record<string, string> };

/** The call that reads each resource's list. */
const lists: Record<string, (ask: Ask) => Promise<Page>> = {
  members: ({ filter, ...page }) => call(adminMembers, { query: { ...page, search: filter['search'] ?? '' } }),
  deposits: ({ filter, ...page }) => call(adminDeposits, { query: { ...page, ...pick(filter, 'state') } }),
  vendors: ({ filter: _, ...page }) => call(adminVendors, { query: page }),
  accounts: async () => {
    const { list, sums } = await call(adminAccounts, {});
    return { list, total: list.length, meta: { sums } };
  },
};

const ofMember: Record<string, (id: string, ask: Ask) => Promise<Page>> = {
  movements: (id, { filter: _, ...page }) => call(adminMovements, { params: { id }, query: page }),
  rounds: (id, { filter: _, ...page }) => call(adminRounds, { params: { id }, query: page }),
};

/** Reads lists and single members. Changes are calls of their own (`resources/`), never a generic edit. */
export const dataProvider = {
  getList: (resource: string, params: GetListParams) => asList(lists[resource]!(ask(params))),
  getManyReference: (resource: string, params: GetManyReferenceParams) =>
    asList(ofMember[resource]!(String(params.id), ask(params))),
  async getOne(_resource: string, { id }: { id: string | number }) {
    return { data: await call(adminMember, { params: { id: String(id) } }) };
  },
  async getMany(_resource: string, { ids }: { ids: readonly (string | number)[] }) {
    return { data: await Promise.all(ids.map((id) => call(adminMember, { params: { id: String(id) } }))) };
  },
} as unknown as DataProvider;

async function asList(page: Promise<Page>) {
  const { list, total, meta } = await page;
  return { data: list as RaRecord[], total, meta };
}

function ask({ pagination = { page: 1, perPage: 25 }, filter }: GetListParams | GetManyReferenceParams): Ask {
  return {
    pageNo: String(pagination.page),
    pageSize: String(pagination.perPage),
    filter: filter as Record<string, string>,
  };
}

function pick(filter: Record<string, string>, name: string): Record<string, string> {
  return filter[name] ? { [name]: filter[name] } : {};
}
