import {
  adminAgent,
  adminAgents,
  adminGameChoices,
  adminGames,
  adminMember,
  adminMembers,
  adminPlans,
  adminVendorChoices,
  adminVendors,
  type GameChoice,
  type LocalText,
  type Operation,
  type PlanKind,
  type VendorChoice,
} from '@champa/contract';
import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput, useDebouncedEvent, useInput, useTranslate, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../providers/api.ts';
import { useMay } from './may.ts';

/** What is found, and the ID that the form sends. */
type Found = { id: string; name: string };

/** How things of a kind are found by what somebody types, and how one is called. */
type Finder = {
  of: string;
  /** What its ID looks like, for whoever has to type it. */
  form: string;
  /** The call it makes. */
  operation: Operation;
  /** How those find it who may not make that call; whoever may make neither types the ID. */
  instead?: Finder;
  find: (text: string) => Promise<Found[]>;
  one: (id: string) => Promise<Found | undefined>;
};

const MOST = '20';
const PAUSE_MS = 250;
const NOTHING: readonly Found[] = [];

const agents: Finder = {
  of: 'agents',
  form: 'ID',
  operation: adminAgents,
  find: async (search) => (await call(adminAgents, { query: { search, pageSize: MOST } })).list.map(named),
  one: async (id) => named(await call(adminAgent, { params: { id } })),
};

/** For forms that send the username. */
const agentNames: Finder = {
  of: 'agent-names',
  form: 'USERNAME',
  operation: adminAgents,
  find: async (search) =>
    (await call(adminAgents, { query: { search, pageSize: MOST } })).list.map(({ id, username }) => ({
      id: username,
      name: id,
    })),
  one: async (username) => ({ id: username, name: '' }),
};

const members: Finder = {
  of: 'members',
  form: 'ID',
  operation: adminMembers,
  find: async (search) => {
    const { list } = await call(adminMembers, { query: { search, pageSize: MOST } });
    if (list.length > 0 || !/^[1-9]\d*$/.test(search)) return list.map(named);
    return [named(await call(adminMember, { params: { id: search } }))];
  },
  one: async (id) => named(await call(adminMember, { params: { id } })),
};

function vendorsBy(operation: Operation, all: () => Promise<VendorChoice[]>): Finder {
  const found = async (): Promise<Found[]> =>
    (await all()).map(({ vassalage, displayName }) => ({ id: vassalage, name: displayName }));
  return {
    of: operation.id,
    form: 'VENDOR',
    operation,
    find: async (text) => (await found()).filter((one) => has(one, text)),
    one: async (id) => (await found()).find((one) => one.id === id),
  };
}

const vendors: Finder = {
  ...vendorsBy(adminVendors, () => everyPage((page) => call(adminVendors, { query: page }))),
  instead: vendorsBy(adminVendorChoices, async () => (await call(adminVendorChoices, {})).list),
};

/** Games as a call finds them. */
type GameSearch = { operation: Operation; read: (query: GameQuery) => Promise<{ list: GameChoice[] }> };
type GameQuery = { search: string; vassalage?: string };

const inCatalogue: GameSearch = {
  operation: adminGames,
  read: (query) => call(adminGames, { query: { ...query, pageSize: MOST } }),
};
const amongChoices: GameSearch = {
  operation: adminGameChoices,
  read: (query) => call(adminGameChoices, { query: { ...query, pageSize: MOST } }),
};

/** By `VENDOR/GAME`. */
function gamesBy(by: GameSearch): Finder {
  return {
    of: by.operation.id,
    form: 'VENDOR/GAME',
    operation: by.operation,
    find: (search) => foundGames(by, { search }),
    one: async (id) => {
      const [vassalage = '', code = ''] = id.split('/');
      return (await foundGames(by, { vassalage, search: code })).find((game) => game.id === id);
    },
  };
}

const games: Finder = { ...gamesBy(inCatalogue), instead: gamesBy(amongChoices) };

async function foundGames({ read }: GameSearch, query: GameQuery): Promise<Found[]> {
  const { list } = await read(query);
  return list.map(({ vassalage, gameCode, name, vendorName }) => ({
    id: `${vassalage}/${gameCode}`,
    name: `${name} (${vendorName})`,
  }));
}

/** The games of a vendor, by their codes. */
function gamesOf(vassalage: string): Finder {
  return { ...codesBy(inCatalogue, vassalage), instead: codesBy(amongChoices, vassalage) };
}

function codesBy(by: GameSearch, vassalage: string): Finder {
  const codes = (list: Found[]): Found[] => list.map(({ id, name }) => ({ id: id.slice(vassalage.length + 1), name }));
  const find = async (search: string): Promise<Found[]> => codes(await foundGames(by, { search, vassalage }));
  return {
    of: `${by.operation.id}-of-${vassalage}`,
    form: 'GAME',
    operation: by.operation,
    find,
    one: async (code) => (await find(code)).find(({ id }) => id === code),
  };
}

function plansOf(kind: PlanKind): Finder {
  const all = async (): Promise<Found[]> => {
    const list = await everyPage((page) => call(adminPlans, { params: { kind }, query: page }));
    return list.map(({ id, title }) => ({ id, name: firstOf(title) }));
  };
  return {
    of: kind,
    form: 'KEY',
    operation: adminPlans,
    find: async (text) => (await all()).filter((one) => has(one, text)),
    one: async (id) => (await all()).find((one) => one.id === id),
  };
}

const plans = { offers: plansOf('offers'), boards: plansOf('boards'), events: plansOf('events') } as const;
const prizeGames = plansOf('prizeGames');

type Numbered = { pageNo: string; pageSize: string };

/** A list that is counted, whole. */
async function everyPage<Row>(read: (page: Numbered) => Promise<{ list: Row[]; total: number }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await read({ pageNo: String(pageNo), pageSize: '100' });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}

const firstOf = ({ en, lo, cn }: LocalText): string => en ?? lo ?? cn ?? '';

const named = ({ id, username }: { id: string; username: string }): Found => ({ id, name: username });

const labelOf = ({ id, name }: Found): string => (name === '' ? id : `${name} · ${id}`);

function has({ id, name }: Found, text: string): boolean {
  return `${id} ${name}`.toLowerCase().includes(text.toLowerCase());
}

type InputProps = {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
  /** Of a filter that always stands above its list. */
  alwaysOn?: boolean;
};

export function AgentsInput(props: InputProps) {
  return <PickMany {...props} finder={agents} />;
}

export function AgentNameInput(props: InputProps) {
  return <PickOne {...props} finder={agentNames} />;
}

export function MemberInput(props: InputProps) {
  return <PickOne {...props} finder={members} />;
}

export function VendorsInput(props: InputProps) {
  return <PickMany {...props} finder={vendors} />;
}

export function VendorInput(props: InputProps) {
  return <PickOne {...props} finder={vendors} />;
}

export function GamesInput(props: InputProps) {
  return <PickMany {...props} finder={games} />;
}

export function GameInput(props: InputProps) {
  return <PickOne {...props} finder={games} />;
}

/** A game of the vendor that stands beside it. */
export function GameCodeInput(props: InputProps) {
  const { field } = useInput<string | null>(props);
  const vassalage = useWatch({ name: field.name.replace(/[^.]+$/, 'vassalage') }) as string | null | undefined;
  return <PickOne key={vassalage} {...props} finder={gamesOf(vassalage ?? '')} />;
}

export function OfferInput(props: InputProps) {
  return <PickOne {...props} finder={plans.offers} />;
}

export function BoardInput(props: InputProps) {
  return <PickOne {...props} finder={plans.boards} />;
}

export function EventInput(props: InputProps) {
  return <PickOne {...props} finder={plans.events} />;
}

export function PrizeGameInput(props: InputProps) {
  return <PickOne {...props} finder={prizeGames} />;
}

type PickProps = InputProps & { finder: Finder };

/** One of them. What is typed and not chosen is sent as it is, for the server to refuse: it is never dropped in silence. */
function PickOne({ finder: given, alwaysOn: _, ...props }: PickProps) {
  const translate = useTranslate();
  const { finder, may } = useFinder(given);
  const [text, setText] = useState<string | null>(null);
  const { field, ...shown } = useField(props);
  const id = field.value as string | null;
  const ids = id ? [id] : [];
  const { options, chosen, typing } = useFound(finder, ids, may);
  if (!may) {
    const hint = translate('champa.form.typed_id', { form: finder.form });
    return <TextInput {...props} fullWidth helperText={hint} />;
  }
  return (
    <Autocomplete<Found, false, false, true>
      {...typing}
      freeSolo
      options={options}
      value={chosen[0] ?? null}
      onChange={(_, one) => {
        setText(null);
        field.onChange(typeof one === 'string' ? one.trim() : (one?.id ?? ''));
      }}
      onInputChange={(event, typed, why) => {
        typing.onInputChange(event, typed, why);
        setText(why === 'input' ? typed.trim() : null);
      }}
      onBlur={() => {
        if (text !== null) field.onChange(text);
        field.onBlur();
      }}
      renderInput={(input) => <TextField {...input} {...shown} inputRef={field.ref} />}
    />
  );
}

/** Some of them; the form keeps a line for each. */
function PickMany({ finder: given, alwaysOn: _, ...props }: PickProps) {
  const translate = useTranslate();
  const { finder, may } = useFinder(given);
  const { field, ...shown } = useField(props);
  const lines = field.value as string | null;
  const ids = (lines ?? '').split('\n').filter((id) => id.trim() !== '');
  const { options, chosen, typing } = useFound(finder, ids, may);
  if (!may) {
    const hint = translate('champa.form.typed_ids', { form: finder.form });
    return <TextInput {...props} fullWidth multiline helperText={hint} />;
  }
  return (
    <Autocomplete<Found, true>
      {...typing}
      multiple
      options={options}
      value={chosen}
      onChange={(_, all: Found[]) => field.onChange(all.map(({ id }) => id).join('\n'))}
      onBlur={field.onBlur}
      renderInput={(input) => <TextField {...input} {...shown} inputRef={field.ref} />}
    />
  );
}

/** The way by which this employee finds things, and whether there is one. */
function useFinder(given: Finder): { finder: Finder; may: boolean } {
  const { instead = given } = given;
  const mayAsk = useMay(given.operation);
  const mayInstead = useMay(instead.operation);
  return { finder: mayAsk ? given : instead, may: mayAsk || mayInstead };
}

/** The field of a form, and what is shown of its faults. */
function useField({ source, label, helperText, validate }: Omit<InputProps, 'alwaysOn'>) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput<string | null>({
    source,
    ...(validate !== undefined && { validate }),
  });
  const fault = fieldState.error?.message?.replace(/^@@react-admin@@/, '');
  return {
    field,
    label: translate(label, { _: label }),
    required: isRequired,
    error: fault !== undefined,
    helperText: fault === undefined ? helperText && translate(helperText) : translate(unquoted(fault), { _: fault }),
  };
}

/** react-admin writes the fault of a validator as JSON. */
function unquoted(fault: string): string {
  try {
    const parsed: unknown = JSON.parse(fault);
    return typeof parsed === 'string' ? parsed : ((parsed as { message?: string }).message ?? fault);
  } catch {
    return fault;
  }
}

/** What is found of what is typed, and the names of those that are chosen. */
function useFound(finder: Finder, ids: readonly string[], may: boolean) {
  const translate = useTranslate();
  const [asked, setAsked] = useState('');
  const ask = useDebouncedEvent(setAsked, PAUSE_MS);
  const { data: options = NOTHING, isFetching } = useQuery({
    queryKey: ['picker', finder.of, asked],
    queryFn: () => finder.find(asked).catch(() => []),
    placeholderData: keepPreviousData,
    enabled: may,
  });
  const { data: names } = useQuery({
    queryKey: ['picked', finder.of, ids],
    queryFn: () => Promise.all(ids.map((id) => finder.one(id).catch(() => undefined))),
    placeholderData: keepPreviousData,
    enabled: may && ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What is not known any more is shown by its ID, so that it can be taken away.
  const chosen = ids.map(
    (id) => options.find((one) => one.id === id) ?? names?.find((one) => one?.id === id) ?? { id, name: '' },
  );
  return {
    options: [...options],
    chosen,
    typing: {
      fullWidth: true,
      loading: isFetching,
      filterOptions: (all: Found[]) => all,
      getOptionLabel: (one: Found | string) => (typeof one === 'string' ? one : labelOf(one)),
      getOptionKey: (one: Found | string) => (typeof one === 'string' ? one : one.id),
      isOptionEqualToValue: (one: Found, other: Found | string) => typeof other !== 'string' && one.id === other.id,
      noOptionsText: translate('keyboard.nothing'),
      onInputChange: (_: unknown, text: string, why: string) => {
        if (why === 'input' || why === 'clear') void ask(text.trim());
      },
    },
  };
}
