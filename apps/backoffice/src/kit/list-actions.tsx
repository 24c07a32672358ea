import type { AdminExport, Operation, OperationInput } from '@champa/contract';
import {
  FilterButton,
  FilterContext,
  SelectColumnsButton,
  TopToolbar,
  useGetResourceLabel,
  useListContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { type ReactNode, use } from 'react';
import { call } from '../providers/api.ts';
import { ReasonButton } from './reason-button.tsx';

/** What can be done with a whole list: its columns chosen, a search kept under a name and asked again. More acts as children. */
export function ListActions({ children }: { children?: ReactNode }) {
  const hasFilters = use(FilterContext) !== undefined;
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {hasFilters && <FilterButton size="medium" />}
      <SelectColumnsButton />
      {children}
    </TopToolbar>
  );
}

type Begin = Operation & { value: { _zod: { output: AdminExport } } };

type Props<O extends Begin> = {
  /** The call that begins a file of the list. */
  begin: O;
  /** What the list is narrowed by, as that call takes it. */
  query: (filter: Record<string, string>) => (OperationInput<O> & { query: unknown })['query'];
};

/** The same, and a file of what the list is narrowed to, written in the background. */
export function ExportActions<O extends Begin>({ begin, query }: Props<O>) {
  const { filterValues } = useListContext();
  const labelOf = useGetResourceLabel();
  const list = useResourceContext() ?? '';
  const redirect = useRedirect();
  const start = async (reason: string): Promise<void> => {
    await call(begin, { query: query(filterValues as Record<string, string>), body: { reason } } as OperationInput<O>);
    redirect('/exports');
  };
  return (
    <ListActions>
      <ReasonButton
        label="champa.export"
        danger={false}
        effect="champa.export_effect"
        name={labelOf(list)}
        operation={begin}
        act={start}
      />
    </ListActions>
  );
}
