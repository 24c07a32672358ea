import { type AdminLotteryDraw, adminLotteryDraw, type AdminLotteryEntry } from '@champa/contract';
import { linesOfResult, type Result } from '@champa/lottery';
import { Alert, Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useEffect } from 'react';
import { FunctionField, Link, SimpleShowLayout, TextField, useRefresh, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { CountField, MoneyField, TimeField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { RowsOf } from '../../kit/rows-of.tsx';
import { useAsked } from '../../kit/use-asked.ts';
import { ChangeColumns } from '../lottery-games/changes.tsx';
import { useNameOf } from '../lottery-games/name.ts';
import { Hash } from '../lottery-games/seeds.tsx';
import { PlayStateField } from '../lottery-games/state.tsx';
import { Verification } from '../lottery-games/verification.tsx';
import { DrawActs } from './acts.tsx';
import { Exposure } from './exposure.tsx';

/** States in which nothing goes on by itself. */
const still: readonly string[] = ['settled', 'void'];
const EVERY_MS = 8000;

/** One draw: its money, its result and who says so, what the house risks, and the seed that it was drawn by. */
export function DrawShow() {
  return (
    <CaseShow<AdminLotteryDraw> buttons={(draw) => <DrawActs draw={draw} />}>
      {(draw) => (
        <>
          {!still.includes(draw.state) && <Follower draw={draw} />}
          <Facts draw={draw} />
          <ResultSection draw={draw} />
          {!still.includes(draw.state) && <Exposure draw={draw} />}
          {draw.proof && <Proof proof={draw.proof} />}
          <CaseSection title="resources.lotteryGames.changes" isWide>
            <RowsOf list="lotteryDrawChanges">{ChangeColumns()}</RowsOf>
          </CaseSection>
        </>
      )}
    </CaseShow>
  );
}

/** Reads the page again once the draw has gone on, or somebody has entered a result. */
function Follower({ draw }: { draw: AdminLotteryDraw }) {
  const refresh = useRefresh();
  const { answer } = useAsked(adminLotteryDraw, { params: { id: draw.id } }, EVERY_MS);
  const isOther =
    answer !== undefined && (answer.state !== draw.state || answer.entries.length !== draw.entries.length);
  useEffect(() => {
    if (isOther) refresh();
  }, [isOther, refresh]);
  return null;
}

function Facts({ draw }: { draw: AdminLotteryDraw }) {
  const nameOf = useNameOf();
  return (
    <CaseSection title="resources.lotteryDraws.facts">
      <SimpleShowLayout sx={{ p: 0 }}>
        <FunctionField
          source="game"
          render={({ gameCode, gameNames }: AdminLotteryDraw) => (
            <Link to={`/lotteryGames/${gameCode}/show`}>{nameOf(gameNames)}</Link>
          )}
        />
        <TextField source="number" />
        <PlayStateField source="state" words="resources.lotteryDraws.states" />
        {draw.pauseReason !== null && <TextField source="pauseReason" />}
        {draw.voidReason !== null && <TextField source="voidReason" />}
        <TimeField source="closesAt" />
        <TimeField source="drawsAt" />
        {draw.settledAt !== null && <TimeField source="settledAt" />}
        <CountField source="members" />
        <MoneyField source="stake" />
        <MoneyField source="paid" />
        {still.includes(draw.state) && <MoneyField source="kept" />}
        <TextField source="currency" />
      </SimpleShowLayout>
    </CaseSection>
  );
}

function ResultSection({ draw }: { draw: AdminLotteryDraw }) {
  const translate = useTranslate();
  const { result, revision, source, entries, differ, state } = draw;
  const isAwaited = result === null && entries.length === 0;
  return (
    <CaseSection title="resources.lotteryDraws.fields.result">
      {result !== null && <Numbers result={result as Result} />}
      {revision > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('resources.lotteryDraws.corrected_times', { smart_count: revision - 1 })}
        </Typography>
      )}
      {entries.length > 0 && <Entries entries={entries} differ={differ} />}
      {isAwaited && (
        <Typography variant="body2" color="textSecondary">
          {translate(`resources.lotteryDraws.awaited.${state === 'void' ? 'void' : source}`)}
        </Typography>
      )}
    </CaseSection>
  );
}

function Numbers({ result }: { result: Result }) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, fontSize: '1.05rem' }}>
      {linesOfResult(result).map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}

function Entries({ entries, differ }: { entries: readonly AdminLotteryEntry[]; differ: boolean }) {
  const translate = useTranslate();
  const { time } = useFormats();
  const wanted = entries.filter(({ kind }) => kind === 'staff').length === 1;
  return (
    <>
      <Alert severity={differ ? 'error' : 'info'} sx={{ my: 1 }}>
        {translate(`resources.lotteryDraws.${differ ? 'differ' : wanted ? 'second_wanted' : 'source_wanted'}`)}
      </Alert>
      <Table size="small">
        <TableBody>
          {entries.map(({ by, kind, at, result }) => (
            <TableRow key={`${kind} ${by}`}>
              <TableCell component="th" scope="row">
                {kind === 'feed' ? translate('resources.lotteryDraws.feed', { name: by }) : by}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{time.full(at)}</TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {result === null
                  ? translate('resources.lotteryDraws.hidden')
                  : linesOfResult(result as Result).map((line) => <Box key={line}>{line}</Box>)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function Proof({ proof }: { proof: NonNullable<AdminLotteryDraw['proof']> }) {
  const translate = useTranslate();
  const { chainId, index, commitment, salt, seed, before } = proof;
  return (
    <CaseSection title="resources.lotteryDraws.proof" isWide>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.lotteryDraws.proof_hint', { index, chain: chainId })}
      </Typography>
      <Hash label="resources.lotteryGames.commitment" text={commitment} />
      <Hash label="resources.lotteryGames.salt" text={salt ?? '–'} />
      {before !== null && <Hash label="resources.lotteryDraws.before" text={before} />}
      <Hash label="resources.lotteryDraws.seed" text={seed ?? translate('resources.lotteryDraws.seed_secret')} />
      <Verification chainId={chainId} />
    </CaseSection>
  );
}
