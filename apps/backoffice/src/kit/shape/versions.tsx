import type { AdminVersion, Operation } from '@champa/contract';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-answer.ts';
import { useFormats } from '../formats.ts';
import { ReasonButton } from '../reason-button.tsx';
import { Section } from '../section.tsx';
import { Differences } from './differences.tsx';

type Props = {
  /** Always the same function while there is no new version: where it is another, it is asked again. */
  read: (after: string | undefined) => Promise<{ list: AdminVersion[]; next: string | null }>;
  /** The call that puts it back. */
  operation: Operation;
  restore: (to: string, reason: string) => Promise<unknown>;
  /** What it began with, where it can be put back to that. */
  initial?: unknown;
};

/** Who made what of a thing, when and why; each version can be put back. */
export function Versions({ read, operation, restore, initial }: Props) {
  const translate = useTranslate();
  const tell = useTellFault();
  const { time } = useFormats();
  const [known, setKnown] = useState<{ list: AdminVersion[]; next: string | null }>({ list: [], next: null });

  useEffect(() => {
    let isGone = false;
    read(undefined).then((page) => {
      if (!isGone) setKnown(page);
    }, tell);
    return () => {
      isGone = true;
    };
  }, [read, tell]);

  const more = async (): Promise<void> => {
    const page = await read(known.next ?? undefined);
    setKnown({ list: [...known.list, ...page.list], next: page.next });
  };

  if (known.list.length === 0) return null;
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
          {known.list.map((version, index) => (
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
              {(index + 1 < known.list.length || known.next === null) && (
                <Differences before={known.list[index + 1]?.value ?? initial ?? {}} after={version.value ?? {}} />
              )}
            </Box>
          ))}
          {known.next !== null && (
            <Button onClick={() => void more().catch(tell)}>{translate('champa.form.older_versions')}</Button>
          )}
        </Section>
      </CardContent>
    </Card>
  );
}
