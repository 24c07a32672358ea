import type { AdminGameChange } from '@champa/contract';
import { Alert, AlertTitle, Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { FormDataConsumer, useInput, useRefresh, useTranslate } from 'react-admin';
import { differenceOf } from '../../kit/difference.ts';
import type { GameForm } from './edit.tsx';
import { factsOf } from './facts.ts';

/** What somebody else saved meanwhile. */
export type GameConflict = { by: string | null; revision: number; current: AdminGameChange };

type Props = { conflict: GameConflict; settled: () => void };

/** Both states beside each other, and the choice between them. */
export function ConflictNotice(props: Props) {
  return (
    <FormDataConsumer<GameForm>>
      {({ formData }) => <Difference {...props} mine={formData as GameForm} />}
    </FormDataConsumer>
  );
}

function Difference({ conflict: { by, revision, current }, settled, mine }: Props & { mine: GameForm }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { field: base } = useInput<number>({ source: 'revision' });
  const differences = differenceOf(current, factsOf(mine));

  // The form is filled anew once the row has been read again.
  const takeTheirs = (): void => {
    refresh();
    settled();
  };
  const keepMine = (): void => {
    base.onChange(revision);
    settled();
  };

  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>
        {translate(by === null ? 'resources.games.conflict' : 'resources.games.conflict_by', { by })}
      </AlertTitle>
      <Box role="region" aria-label={translate('resources.games.theirs')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell />
              <TableCell>{translate('resources.games.theirs')}</TableCell>
              <TableCell>{translate('resources.games.mine')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {translate(`resources.games.fields.${field}`)}
                </TableCell>
                <TableCell>{before}</TableCell>
                <TableCell>{after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button size="small" onClick={takeTheirs}>
        {translate('resources.games.take_theirs')}
      </Button>
      <Button size="small" onClick={keepMine}>
        {translate('resources.games.keep_mine')}
      </Button>
    </Alert>
  );
}
