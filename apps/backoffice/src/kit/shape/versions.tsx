import type { AdminVersion, Operation } from '@champa/contract';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { useFormats } from '../formats.ts';
import { ReasonButton } from '../reason-button.tsx';
import { Section } from '../section.tsx';
import { Differences } from './differences.tsx';

/** The versions of a thing, read page by page. `of`: which thing, in which revision. */
export type History = {
  of: readonly string[];
  read: (page: { after?: string; pageSize: string }) => Promise<{ list: AdminVersion[]; next: string | null }>;
};

type Props = {
  history: History;
  /** The call that puts it back. */
  operation: Operation;
  restore: (to: string, reason: string) => Promise<unknown>;
  /** What it began with, where it can be put back to that. */
  initial?: unknown;
};

const PAGE = '10';

/** Who made what of a thing, when and why; each version can be put back. */
export function Versions({ history, operation, restore, initial }: Props) {
  const translate = useTranslate();
  const tell = useTellFault();
  const { time } = useFormats();
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['versions', ...history.of],
    queryFn: async ({ pageParam: after }) => {
      try {
        return await history.read({ ...(after !== null && { after }), pageSize: PAGE });
      } catch (error) {
        await tell(error);
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  const versions = data?.pages.flatMap(({ list }) => list) ?? [];

  if (versions.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Section
          title="champa.form.versions"
          acts={
            initial === undefined ? undefined : (
              <ReasonButton
                label="champa.form.reset"
                danger={false}
                effect="champa.form.reset_effect"
                name=""
                operation={operation}
                act={(reason) => restore('default', reason)}
              />
            )
          }
        >
          {versions.map((version, index) => (
            <Box key={version.id} sx={{ py: 1.5, borderTop: index === 0 ? 0 : 1, borderColor: 'divider', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
                <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {time.full(version.at)}
                </Typography>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {version.by}
                </Typography>
                <Typography component="span" color="textSecondary" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                  {version.reason}
                </Typography>
                {index > 0 && version.value !== null && (
                  <ReasonButton
                    label="champa.form.put_back"
                    danger={false}
                    effect="champa.form.put_back_effect"
                    name={time.full(version.at)}
                    operation={operation}
                    act={(reason) => restore(version.id, reason)}
                  />
                )}
              </Box>
              {(index + 1 < versions.length || !hasNextPage) && (
                <Differences before={versions[index + 1]?.value ?? initial ?? {}} after={version.value ?? {}} />
              )}
            </Box>
          ))}
          {hasNextPage && (
            <Button onClick={() => void fetchNextPage()}>{translate('champa.form.older_versions')}</Button>
          )}
        </Section>
      </CardContent>
    </Card>
  );
}
