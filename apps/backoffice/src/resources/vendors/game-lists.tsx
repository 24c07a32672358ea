import {
  adminImport,
  adminImportFetch,
  adminImportFile,
  type AdminImportRow,
  adminImportTake,
  type AdminGameDifference,
  type AdminVendorFacts,
} from '@champa/contract';
import {
  Box,
  Button,
  Checkbox,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { maxLength, required, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { differenceOf } from '../../kit/difference.ts';
import { CountField, TimeField, WordField } from '../../kit/fields.tsx';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { RowsOf } from '../../kit/rows-of.tsx';
import { useAsked } from '../../kit/use-asked.ts';
import { call } from '../../providers/api.ts';

/** Lists of the vendor's games: fetched or given, compared with the catalogue, and taken. */
export function GameLists() {
  const translate = useTranslate();
  const vendor = useRecordContext<AdminVendorFacts>();
  if (!vendor) return null;
  const { vassalage, displayName: name, dialect } = vendor;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.vendors.lists_hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mb: 1 }}>
        {dialect && (
          <ReasonButton
            label="resources.vendors.fetch_list"
            danger={false}
            effect="resources.vendors.fetch_list_effect"
            name={name}
            operation={adminImportFetch}
            act={(reason) => call(adminImportFetch, { params: { vassalage }, body: { reason } })}
          />
        )}
        <FormButton<{ text: string }>
          label="resources.vendors.give_list"
          effect="resources.vendors.give_list_effect"
          name={name}
          operation={adminImportFile}
          act={(body) => call(adminImportFile, { params: { vassalage }, body })}
        >
          <TextInput
            source="text"
            label="resources.vendors.list_text"
            validate={[required(), maxLength(200_000)]}
            multiline
            minRows={4}
            maxRows={12}
            fullWidth
          />
        </FormButton>
      </Box>
      <RowsOf list="vendorGameLists" expand={<Differences />}>
        <TimeField source="madeAt" />
        <WordField
          source="source"
          word={({ source }: AdminImportRow) => translate(`resources.vendorGameLists.sources.${source}`)}
        />
        <CountField source="games" />
        <CountField source="bad" />
        <WordField source="madeBy" word={({ madeBy }: AdminImportRow) => madeBy} />
      </RowsOf>
    </>
  );
}

const colours = { new: 'success', changed: 'info', gone: 'warning' } as const;

/** What a list would change, of which all or some is taken. */
function Differences() {
  const translate = useTranslate();
  const { count } = useFormats();
  const row = useRecordContext<AdminImportRow>();
  const { answer, again } = useAsked(adminImport, row ? { params: { id: row.id } } : null, null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!answer) return null;
  const { id, differences, badRows } = answer;
  const wanted = differences.filter((one) => chosen.has(one.id));
  const take = async (codes: string[] | null, reason: string): Promise<void> => {
    await call(adminImportTake, { params: { id }, body: { codes, reason } });
    setChosen(new Set());
    await again();
  };
  const turn = (code: string): void => {
    const others = new Set(chosen);
    if (!others.delete(code)) others.add(code);
    setChosen(others);
  };
  return (
    <Box role="region" aria-label={translate('resources.vendors.lists')} tabIndex={0} sx={{ p: 1, overflowX: 'auto' }}>
      {differences.length === 0 ? (
        <Typography variant="body2">{translate('resources.vendors.no_difference')}</Typography>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            {wanted.length > 0 && (
              <ReasonButton
                label="resources.vendors.take_some"
                danger={false}
                effect="resources.vendors.take_effect"
                name={count(wanted.length)}
                operation={adminImportTake}
                act={(reason) =>
                  take(
                    wanted.map((one) => one.id),
                    reason,
                  )
                }
              />
            )}
            <ReasonButton
              label="resources.vendors.take_all"
              danger={false}
              effect="resources.vendors.take_effect"
              name={count(differences.length)}
              operation={adminImportTake}
              act={(reason) => take(null, reason)}
            />
          </Box>
          <DifferenceTable differences={differences} chosen={chosen} turn={turn} />
        </>
      )}
      {badRows.map(({ line, reason }) => (
        <Typography key={line} variant="body2" color="error">
          {translate('resources.vendors.bad_row', { line, reason })}
        </Typography>
      ))}
    </Box>
  );
}

/** Shown at once; more are shown on demand. */
const SHOWN = 100;

type TableProps = {
  differences: readonly AdminGameDifference[];
  chosen: ReadonlySet<string>;
  turn: (code: string) => void;
};

function DifferenceTable({ differences, chosen, turn }: TableProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{translate('resources.games.name', { smart_count: 1 })}</TableCell>
            <TableCell>{translate('resources.vendors.difference')}</TableCell>
            <TableCell>{translate('resources.vendors.before_after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.slice(0, shown).map((one) => (
            <TableRow key={one.id}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.has(one.id)}
                  onChange={() => turn(one.id)}
                  slotProps={{ input: { 'aria-label': one.name } }}
                />
              </TableCell>
              <TableCell>
                {one.name} ({one.id})
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[one.difference]}
                  label={translate(`resources.vendors.differences.${one.difference}`)}
                />
              </TableCell>
              <TableCell>{textOf(one)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown < differences.length && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)}>
          {translate('resources.vendors.more')}
        </Button>
      )}
    </>
  );
}

/** Fields are named as lists of games name them. */
function textOf({ difference, before, after }: AdminGameDifference): string {
  return differenceOf(before, after)
    .map((part) =>
      difference === 'new' ? `${part.field}: ${part.after}` : `${part.field}: ${part.before} → ${part.after}`,
    )
    .join('; ');
}
