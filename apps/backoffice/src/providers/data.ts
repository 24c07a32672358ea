import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import type { BackofficeResource, Page, PageOn, Wanted, WantedOn } from '../kit/resource.ts';
import { resources } from '../resources/index.ts';
import { createPages } from './pages.ts';

const byName = new Map(resources.map((resource) => [resource.name, resource]));
const listsOfRows = Object.assign(
  {},
  ...resources.map(({ lists = {} }) => lists),
) as Required<BackofficeResource>['lists'];

/** Reads and saves by the calls that each resource declares. There is no other way to change something from the console. */
export const dataProvider = {
  getList: (name: string, params: GetListParams) => {
    const resource = byName.get(name)!;
    return 'read' in resource ? asList(resource.read(wanted(params))) : asLongList(name, resource.readOn, params);
  },
  getManyReference: (name: string, params: GetManyReferenceParams) => {
    const list = listsOfRows[name]!;
    const id = String(params.id);
    if ('read' in list) return asList(list.read(id, wanted(params)));
    return asLongList(`${name} ${id}`, (asked) => list.readOn(id, asked), params);
  },
  getOne: async (name: string, { id }: GetOneParams) => ({ data: await byName.get(name)!.readOne!(String(id)) }),
  getMany: async (name: string, { ids }: GetManyParams) => ({
    data: await Promise.all(ids.map((id) => byName.get(name)!.readOne!(String(id)))),
  }),
  update: async (name: string, { id, data }: UpdateParams) => ({
    data: await byName.get(name)!.save!(String(id), data as object),
  }),
} as unknown as DataProvider;

const pageOf = createPages();

async function asLongList(
  name: string,
  readOn: (wanted: WantedOn) => Promise<PageOn>,
  { pagination = { page: 1, perPage: 25 }, filter }: GetListParams | GetManyReferenceParams,
) {
  const wantedPage = { list: name, number: pagination.page, size: pagination.perPage, filter };
  const { list, next } = await pageOf(wantedPage, readOn);
  const data = list as RaRecord[];
  // The last page tells how many rows there are.
  if (next === null) return { data, total: (pagination.page - 1) * pagination.perPage + data.length };
  return { data, pageInfo: { hasPreviousPage: pagination.page > 1, hasNextPage: true } };
}

async function asList(page: Promise<Page>) {
  const { list, total, meta } = await page;
  return { data: list as RaRecord[], total, meta };
}

function wanted({ pagination = { page: 1, perPage: 25 }, filter }: GetListParams | GetManyReferenceParams): Wanted {
  return {
    page: { pageNo: String(pagination.page), pageSize: String(pagination.perPage) },
    filter: filter as Record<string, string>,
  };
}
