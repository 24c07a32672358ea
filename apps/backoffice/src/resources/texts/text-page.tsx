import {
  type AdminText,
  adminTextRestore,
  adminTextSave,
  adminTextVersions,
  languages,
  type LocalText,
} from '@champa/contract';
import { Alert, Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { EditBase, ShowBase, TextInput, Title, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { Shape } from '../../kit/shape/shape.ts';
import type { Special } from '../../kit/shape/shape-input.tsx';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';

export function TextEdit() {
  return (
    <EditBase mutationMode="pessimistic">
      <TextScreen />
    </EditBase>
  );
}

export function TextShow() {
  return (
    <ShowBase>
      <TextScreen />
    </ShowBase>
  );
}

/** Texts by language, as the kit's forms know them. */
const shape: Shape = { type: 'object', propertyNames: { enum: languages }, additionalProperties: { type: 'string' } };
const special: Special = { inputs: { '': WordingInput } };

function TextScreen() {
  const translate = useTranslate();
  const text = useRecordContext<AdminText>();
  // The list's row, which react-admin shows until the text has come, has no built-in text.
  if (!text?.builtIn) return null;
  return (
    <WordsOfShape value="champa.languages">
      <Title title={`${translate('resources.texts.name', { smart_count: 1 })} ${text.id}`} />
      <Alert severity="info" sx={{ mt: 1 }}>
        {translate('resources.texts.rule')}
      </Alert>
      <TextForm key={text.revision} text={text} />
    </WordsOfShape>
  );
}

function TextForm({ text: { id, value, revision } }: { text: AdminText }) {
  const refresh = useRefresh();
  const params = { id };
  const versions = useCallback(
    (after: string | undefined) =>
      call(adminTextVersions, { params: { id }, query: { ...(after !== undefined && { after }), pageSize: '10' } }),
    [id],
  );
  return (
    <VersionedForm
      one={{ value, shape, revision }}
      special={special}
      operation={adminTextSave}
      save={({ value: typed, ...rest }) => call(adminTextSave, { params, body: { ...rest, value: typed as LocalText } })}
      versions={versions}
      restore={(body) => call(adminTextRestore, { params, body })}
      initial={{}}
      reload={refresh}
    />
  );
}

/** What visitors read in each language, below what this release says. */
function WordingInput({ source }: { source: string }) {
  const translate = useTranslate();
  const text = useRecordContext<AdminText>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {languages.map((language) => (
        <BuiltIn key={language} language={language} text={text}>
          <TextInput
            source={`${source}.${language}`}
            label={translate('resources.texts.wording', { language: translate(`champa.languages.${language}`) })}
            fullWidth
            multiline
            helperText="resources.texts.empty_is_built_in"
          />
        </BuiltIn>
      ))}
    </Box>
  );
}
