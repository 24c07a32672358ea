import type { Operation } from '@champa/contract';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, SaveButton, useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { fieldsOf, refusalOf } from '../../providers/api.ts';
import { ReasonInput } from '../edit-form.tsx';
import { useFormats } from '../formats.ts';
import { useMay } from '../may.ts';
import { useWaits } from '../waits.tsx';
import { Differences } from './differences.tsx';
import { fromForm, inputOf, type Shape, toForm } from './shape.ts';
import { ShapeInput, type Special } from './shape-input.tsx';
import { type History, Versions } from './versions.tsx';
import { useNameOf } from './words.tsx';

/** A thing that is edited by its shape and keeps its versions. */
export type Versioned = { value: unknown; shape: Shape; revision: string };

/** What another has made of it meanwhile. */
type Conflict = { by: string; at: string; revision: string; current: unknown };

export type Sent = { value: unknown; revision: string; reason: string };

type Props<Above> = {
  one: Versioned;
  special: Special;
  /** The call that saves it: the form is shown to those who may make it. */
  operation: Operation;
  save: (sent: Sent, typed: Above) => Promise<unknown>;
  /** Without them it is new. */
  history?: History;
  /** Puts it back to a version; to what it began with, where `default` is taken. */
  restore?: (sent: { to: string; revision: string; reason: string }) => Promise<unknown>;
  /** Of a thing that has a beginning to be put back to. */
  initial?: unknown;
  /** Shows it as it is now. */
  reload: () => void;
  /** Inputs above those of the shape. */
  above?: ReactNode;
  /** Stands beside the form, and shows what is typed. */
  preview?: ReactNode;
};

/** The form of a thing, and below it its versions. What another changed meanwhile is shown beside what was typed. */
export function VersionedForm<Above extends object = object>(props: Props<Above>) {
  const { one, special, operation, save, history, restore, initial, reload, above, preview } = props;
  const may = useMay(operation);
  const notify = useNotify();
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const waits = useWaits();
  const [refusal, setRefusal] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<{ theirs: Conflict; mine: unknown } | null>(null);
  const [revision, setRevision] = useState(one.revision);

  const submit = async (typed: { value: unknown; reason: string } & Above): Promise<object | undefined> => {
    setRefusal('');
    setFaults({});
    const value = fromForm(one.shape, typed.value);
    try {
      await save({ value, revision, reason: typed.reason }, typed);
    } catch (error) {
      if (waits(error)) return undefined;
      if (await logoutIfAccessDenied(error)) return undefined;
      const found = refusalOf(error);
      if (found?.code === 'CHANGED_MEANWHILE') setConflict({ theirs: found.value as Conflict, mine: value });
      setRefusal((error as Error).message);
      setFaults(fieldsOf(error) ?? {});
      return besideInputs(one.shape, fieldsOf(error) ?? {}, translate);
    }
    notify('champa.done', { type: 'success' });
    setConflict(null);
    reload();
    return undefined;
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', my: 1 }}>
      <Card>
        <CardContent>
          <Form
            record={{ id: 'form', value: toForm(one.shape, one.value), reason: '' }}
            onSubmit={submit as (typed: object) => Promise<object>}
          >
            <Box component="fieldset" disabled={!may} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
              {above}
              <ShapeInput shape={one.shape} source="value" path="" special={special} />
            </Box>
            {preview}
            {may && <ReasonInput />}
            {conflict && (
              <ConflictAlert
                {...conflict}
                takeTheirs={() => {
                  setConflict(null);
                  setRefusal('');
                  reload();
                }}
                keepMine={() => {
                  setRevision(conflict.theirs.revision);
                  setConflict(null);
                  setRefusal('');
                }}
              />
            )}
            {refusal !== '' && !conflict && (
              <Alert severity="error">
                {translate(refusal, { _: refusal })}
                <FaultList faults={faults} />
              </Alert>
            )}
            {may && <SaveButton sx={{ mt: 2 }} alwaysEnable />}
          </Form>
        </CardContent>
      </Card>
      {history && restore && (
        <Versions
          history={history}
          operation={operation}
          {...(initial !== undefined && { initial })}
          restore={async (to, reason) => {
            await restore({ to, reason, revision: one.revision });
            reload();
          }}
        />
      )}
    </Box>
  );
}

/** Where the faults of a long form are, and what they are. */
function FaultList({ faults }: { faults: Record<string, string> }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const inParts = Object.entries(faults).filter(([path]) => path.split('.').length > 2);
  if (inParts.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {inParts.map(([path, fault]) => (
        <li key={path}>{`${nameOf(path.replace(/^value\./, ''))}: ${wordsOf(fault, translate)}`}</li>
      ))}
    </Box>
  );
}

function wordsOf(fault: string, translate: (key: string, options: object) => string): string {
  return translate(`champa.faults.${fault}`, { _: translate('champa.faults.pattern', {}) });
}

/** Faults by the inputs that show them, in words. */
function besideInputs(
  shape: Shape,
  faults: Record<string, string>,
  translate: (key: string, options: object) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => {
      const [first = '', ...rest] = path.split('.');
      const input = first === 'value' ? ['value', ...inputOf(shape, rest)].join('.') : path;
      return [input, wordsOf(fault, translate)];
    }),
  );
}

type ConflictProps = { theirs: Conflict; mine: unknown; takeTheirs: () => void; keepMine: () => void };

function ConflictAlert({ theirs, mine, takeTheirs, keepMine }: ConflictProps) {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Typography gutterBottom>
        {translate('champa.form.conflict', { by: theirs.by, time: time.full(theirs.at) })}
      </Typography>
      <Differences before={theirs.current} after={mine} titles={['champa.form.theirs', 'champa.form.mine']} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={takeTheirs}>
          {translate('champa.form.take_theirs')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={keepMine}>
          {translate('champa.form.keep_mine')}
        </Button>
      </Box>
    </Alert>
  );
}
