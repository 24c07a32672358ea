import type { AdminLotteryChange } from '@champa/contract';
import { Box } from '@mui/material';
import { FunctionField, Link, TextField, useTranslate } from 'react-admin';
import { differenceOf } from '../../kit/difference.ts';
import { TimeField } from '../../kit/fields.tsx';

/** The columns of what was done to a game or a draw. */
export function ChangeColumns() {
  return [
    <TimeField key="at" source="at" />,
    <WhatField key="what" source="what" />,
    <DetailsField key="details" source="details" />,
    <TextField key="by" source="by" sortable={false} />,
    <TextField key="reason" source="reason" sortable={false} />,
  ];
}

function WhatField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      sx={{ whiteSpace: 'nowrap' }}
      render={({ what, drawId }: AdminLotteryChange) => {
        const word = translate(`resources.lotteryGames.whats.${what}`, { _: what });
        return drawId === null ? word : <Link to={`/lotteryDraws/${drawId}/show`}>{word}</Link>;
      }}
    />
  );
}

/** What was changed: the state before struck through; of other acts what they were about. */
function DetailsField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={({ details }: AdminLotteryChange) => {
        const { before = null, after = null, ...about } = details as Details;
        return (
          <Box sx={{ minWidth: 180, maxWidth: 420, overflowWrap: 'anywhere' }}>
            {Object.entries(about).map(([field, value]) => (
              <Box key={field}>{textOf(value)}</Box>
            ))}
            {differenceOf(before, after).map((part) => (
              <Box key={part.field}>
                {translate(`resources.lotteryGames.fields.${part.field}`, { _: part.field })}:{' '}
                <Box component="del" sx={{ color: 'error.main' }}>
                  {part.before}
                </Box>{' '}
                <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none' }}>
                  {part.after}
                </Box>
              </Box>
            ))}
          </Box>
        );
      }}
    />
  );
}

type Details = { before?: Record<string, unknown> | null; after?: Record<string, unknown> | null };

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

for (const field of [WhatField, DetailsField]) Object.assign(field, { sortable: false });
