import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, TopToolbar, useRecordContext } from 'react-admin';

/** What a case has that the row of its list has not: what the employee can do now. */
type Decidable = { can: readonly string[] };

type CaseShowProps<Case> = { buttons: (one: Case) => ReactNode; children: (one: Case) => ReactNode };

/** A case with its decisions above. The list's row, which react-admin shows until the case has come, has not all of it. */
export function CaseShow<Case extends Decidable>({ buttons, children }: CaseShowProps<Case>) {
  return (
    <Show
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          <Whole<Case> of={buttons} />
        </TopToolbar>
      }
      component="div"
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Whole<Case> of={children} />
      </Box>
    </Show>
  );
}

function Whole<Case extends Decidable>({ of }: { of: (one: Case) => ReactNode }) {
  const record = useRecordContext<object>();
  return record && 'can' in record ? of(record as Case) : null;
}
