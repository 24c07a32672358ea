import { Box, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  DateTimeInput,
  NullableBooleanInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { beside, WideBeside } from '../beside.tsx';
import { blankOf, kindOf, type Kind, optionOf, type Shape, VARIANT } from './shape.ts';
import { useWordOf } from './words.tsx';

/** An input of a screen's own, for a part that needs more than its shape says. */
export type OwnInput = ComponentType<{ source: string; label: string }>;

/** What a screen says about the parts of a shape, by their path. */
export type Special = {
  inputs?: Readonly<Record<string, OwnInput>>;
  /** The same for texts and lists of texts, by their own name, wherever they stand. */
  anywhere?: Readonly<Record<string, OwnInput>>;
  /** Lists whose rows are neither added nor removed, by the field that names a row. */
  fixed?: Readonly<Record<string, string>>;
  /** Texts of more than one line. */
  long?: readonly string[];
};

type PartProps = {
  shape: Shape;
  /** Of the input, within its row. */
  source: string;
  /** In the shape, for its words. */
  path: string;
  special: Special;
};

/** The input, or inputs, of a part of a shape. */
export function ShapeInput({ shape, source, path, special }: PartProps) {
  const word = useWordOf();
  const label = word.part(path);
  const Own = special.inputs?.[path];
  if (Own) return <Own source={source} label={label} />;
  const kind = kindOf(shape);
  const isText = kind.is === 'text' || kind.is === 'lines';
  const OfName = isText ? special.anywhere?.[path.split('.').at(-1)!] : undefined;
  if (OfName) return <OfName source={source} label={label} />;
  switch (kind.is) {
    case 'switch':
      return <BooleanInput source={source} label={label} />;
    case 'maybe':
      return <NullableBooleanInput source={source} label={label} fullWidth nullLabel="champa.form.either" />;
    case 'number':
      return <NumberInput source={source} label={label} fullWidth helperText={<Range {...kind} />} />;
    case 'choice':
      return (
        <SelectInput
          source={source}
          label={label}
          fullWidth
          translateChoice={false}
          choices={kind.of.map((id) => ({ id, name: word.choice(path, String(id)) }))}
        />
      );
    case 'choices':
      return (
        <CheckboxGroupInput
          source={source}
          label={label}
          translateChoice={false}
          choices={kind.of.map((id) => ({ id, name: word.choice(path, String(id)) }))}
        />
      );
    case 'time':
      return <DateTimeInput source={source} label={label} fullWidth />;
    case 'day':
      return <DateInput source={source} label={label} fullWidth />;
    case 'lines':
      return <TextInput source={source} label={label} fullWidth multiline helperText="champa.form.lines" />;
    case 'texts':
      return <TextsInput source={source} label={label} languages={kind.languages} />;
    case 'pairs':
      return <PairsInput source={source} label={label} />;
    case 'switches':
      return <SwitchesInput source={source} path={path} />;
    case 'group':
      return (
        <Part label={path === '' ? '' : label}>
          {kind.parts.map(([name, part]) => (
            <ShapeInput
              key={name}
              shape={part}
              source={within(source, name)}
              path={path === '' ? name : `${path}.${name}`}
              special={special}
            />
          ))}
        </Part>
      );
    case 'union':
      return <UnionInput {...{ source, path, special, label }} kind={kind} />;
    case 'names':
      return (
        <Part label={path === '' ? '' : label}>
          {kind.names.map((name) => (
            <NamedInput
              key={name}
              shape={kind.item}
              source={within(source, name)}
              path={path === '' ? name : `${path}.${name}`}
              special={special}
            />
          ))}
        </Part>
      );
    case 'rows':
      return <RowsInput {...{ source, path, special, label }} item={kind.item} />;
    case 'optional':
      return <OptionalInput {...{ source, path, special, label }} whole={kind.whole} />;
    default:
      return <TextInput source={source} label={label} fullWidth multiline={special.long?.includes(path) ?? false} />;
  }
}

/** Which numbers a number may be, where that is not obvious. */
function Range({ minimum, maximum }: { minimum?: number; maximum?: number }) {
  const translate = useTranslate();
  if (minimum === undefined || maximum === undefined || maximum >= 1_000_000) return false;
  return translate('champa.form.range', { minimum, maximum });
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  if (label === '') return <WideBeside>{children}</WideBeside>;
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, mb: 2, minWidth: 0, width: '100%' }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ px: 1 }}>
        {label}
      </Typography>
      <Box sx={beside}>{children}</Box>
    </Box>
  );
}

/** A name that may have nothing under it: a text that may be empty, or a part that is switched on. */
function NamedInput(props: PartProps) {
  const word = useWordOf();
  const { is } = kindOf(props.shape);
  if (is !== 'group' && is !== 'rows') return <ShapeInput {...props} />;
  return <OptionalInput {...props} whole={props.shape} label={word.part(props.path)} />;
}

type OptionalProps = Omit<PartProps, 'shape'> & { whole: Shape; label: string };

/** A part that is there or not: what it has is typed once it is switched on. */
function OptionalInput({ whole, source, path, special, label }: OptionalProps) {
  const name = useSourceContext().getSource(source);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const isThere = value !== null && value !== undefined;
  const turn = (isOn: boolean): void =>
    setValue(name, isOn ? blankOf(whole) : null, { shouldDirty: true, shouldTouch: true });
  return (
    <Box data-whole sx={{ width: '100%', mb: 1 }}>
      <FormControlLabel
        label={label}
        control={<Switch checked={isThere} onChange={(event) => turn(event.target.checked)} />}
      />
      {isThere && (
        <Box sx={{ ...beside, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Inner {...{ shape: whole, source, path, special }} />
        </Box>
      )}
    </Box>
  );
}

/** The parts of a thing without its own heading. */
function Inner({ shape, source, path, special }: PartProps) {
  const kind = kindOf(shape);
  if (kind.is === 'union') return <UnionInput {...{ source, path, special, kind }} label="" />;
  if (kind.is !== 'group') return <ShapeInput {...{ shape, source, path, special }} />;
  return kind.parts.map(([name, part]) => (
    <ShapeInput key={name} shape={part} source={within(source, name)} path={within(path, name)} special={special} />
  ));
}

type UnionProps = Omit<PartProps, 'shape'> & { kind: Extract<Kind, { is: 'union' }>; label: string };

/** Which of several forms, and the parts of the one that was chosen. */
function UnionInput({ kind, source, path, special, label }: UnionProps) {
  const word = useWordOf();
  const name = useSourceContext().getSource(source);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const option = optionOf(kind, value);
  const choose = (chosen: string): void => {
    const shape = kind.options.find((each) => each.name === chosen)?.shape;
    const blank = shape ? (blankOf(shape) as object) : {};
    setValue(name, { ...blank, [kind.by]: chosen }, { shouldDirty: true, shouldTouch: true });
  };
  const of = kind.by === VARIANT ? path : `${path}.${kind.by}`.replace(/^\./, '');
  return (
    <Part label={path === '' ? '' : label}>
      <SelectInput
        source={within(source, kind.by)}
        label="champa.form.kind"
        fullWidth
        translateChoice={false}
        choices={kind.options.map(({ name: id }) => ({ id, name: word.choice(of, id) }))}
        onChange={(event) => choose(event.target.value as string)}
      />
      {option && <Inner key={option.name} {...{ shape: option.shape, source, path, special }} />}
    </Part>
  );
}

/** The name of a part within a row, which has none of its own, or within another part. */
function within(source: string, name: string): string {
  return source === '' ? name : `${source}.${name}`;
}

type RowsProps = Omit<PartProps, 'shape'> & { item: Shape; label: string };

function RowsInput({ item, source, path, special, label }: RowsProps) {
  const word = useWordOf();
  const kind = kindOf(item);
  const parts = kind.is === 'group' ? kind.parts : [];
  const named = special.fixed?.[path];
  const isFixed = named !== undefined;
  const name = useSourceContext().getSource(source);
  const rows = useWatch({ name }) as Record<string, string>[] | undefined;
  return (
    <ArrayInput source={source} label={label} fullWidth>
      <SimpleFormIterator
        fullWidth
        disableAdd={isFixed}
        disableRemove={isFixed}
        disableClear
        {...(isFixed && {
          getItemLabel: (index: number) => word.choice(`${path}.${named}`, rows?.[index]?.[named] ?? ''),
        })}
        sx={{
          '& .RaSimpleFormIterator-line': { py: 1, gap: 1, flexWrap: { xs: 'wrap', md: 'nowrap' } },
          '& .RaSimpleFormIterator-index': { minWidth: isFixed ? 140 : 24 },
          '& .RaSimpleFormIterator-form': {
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
            minWidth: 0,
          },
          '& .RaSimpleFormIterator-form > :is(fieldset, [data-whole], .RaArrayInput-root)': { gridColumn: '1 / -1' },
        }}
      >
        {kind.is === 'union' && <UnionInput source="" label="" {...{ path, special, kind }} />}
        {parts
          .filter(([part]) => part !== named)
          .map(([part, shape]) => (
            <ShapeInput
              key={part}
              shape={shape}
              source={part}
              path={path === '' ? part : `${path}.${part}`}
              special={special}
            />
          ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** One text in each language, side by side; one that is missing while another is there is marked. */
function TextsInput({ source, label, languages }: { source: string; label: string; languages: readonly string[] }) {
  const translate = useTranslate();
  const name = useSourceContext().getSource(source);
  const texts = useWatch({ name }) as Record<string, string> | undefined;
  const isGiven = (language: string): boolean => (texts?.[language] ?? '') !== '';
  const isAnyGiven = languages.some(isGiven);
  return (
    <Part label={label}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${languages.length}, 1fr)` },
        }}
      >
        {languages.map((language) => (
          <Box key={language} sx={{ minWidth: 0 }} lang={language === 'cn' ? 'zh' : language}>
            <TextInput
              source={`${source}.${language}`}
              label={`champa.languages.${language}`}
              fullWidth
              multiline
              helperText={false}
            />
            {isAnyGiven && !isGiven(language) && (
              <FormHelperText sx={{ color: 'warning.main', mt: -0.5 }}>
                {translate('champa.form.missing')}
              </FormHelperText>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function PairsInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput source={source} label={label} fullWidth>
      <SimpleFormIterator inline disableReordering disableClear>
        <TextInput source="name" label="champa.form.name" helperText={false} />
        <TextInput source="value" label="champa.form.value" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A switch for each name that the value has. */
function SwitchesInput({ source, path }: { source: string; path: string }) {
  const word = useWordOf();
  const name = useSourceContext().getSource(source);
  const switches = useWatch({ name }) as Record<string, boolean> | undefined;
  return (
    <Box sx={{ display: 'grid', width: '100%', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {Object.keys(switches ?? {}).map((each) => (
        <BooleanInput
          key={each}
          source={`${source}.${each}`}
          label={word.part(path === '' ? each : `${path}.${each}`)}
          helperText={false}
        />
      ))}
    </Box>
  );
}
