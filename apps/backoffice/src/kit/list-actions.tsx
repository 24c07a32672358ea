import type { AdminExport, Operation, OperationInput } from '@champa/contract';
import { TopToolbar, useGetResourceLabel, useListContext, useRedirect, useResourceContext } from 'react-admin';
import { call } from '../providers/api.ts';
import { ReasonButton } from './reason-button.tsx';

type Begin = Operation & { value: { _zod: { output: AdminExport } } };

type Props<O extends Begin> = {
  /** The call that begins a file of the list. */
  begin: O;
  /** What the list is narrowed by, as that call takes it. */
  query: (filter: Record<string, string>) => (OperationInput<O> & { query: unknown })['query'];
};

/** What can be done with a whole list: a file of what it is narrowed to, written in the background. */
export function ListActions<O extends Begin>({ begin, query }: Props<O>) {
  const { filterValues } = useListContext();
  const labelOf = useGetResourceLabel();
  const list = useResourceContext() ?? '';
  const redirect = useRedirect();
  const start = async (reason: string): Promise<void> => {
    await call(begin, { query: query(filterValues as Record<string, string>), body: { reason } } as OperationInput<O>);
    redirect('/exports');
  };
  return (
    <TopToolbar>
      <ReasonButton
        label="champa.export"
        danger={false}
        effect="champa.export_effect"
        name={labelOf(list)}
        operation={begin}
        act={start}
      />
    </TopToolbar>
  );
}
