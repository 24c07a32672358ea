import {
  type AdminText,
  adminTextRestore,
  adminTextSave,
  adminTextsReviewed,
  adminTextVersions,
  type SiteLanguage,
  siteLanguages,
  type SiteText,
} from '@champa/contract';
import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { Alert, Box, Chip, Typography } from '@mui/material';
import { createContext, use } from 'react';
import { EditBase, ShowBase, TextInput, Title, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { Shape } from '../../kit/shape/shape.ts';
import type { Special } from '../../kit/shape/shape-input.tsx';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import type { History } from '../../kit/shape/versions.tsx';
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
const shape: Shape = {
  type: 'object',
  propertyNames: { enum: siteLanguages },
  additionalProperties: { type: 'string' },
};
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
      {text.toReview.map((language) => (
        <ReasonButton
          key={language}
          label={translate('resources.texts.reviewed_one', { language: translate(`champa.languages.${language}`) })}
          danger={false}
          effect="resources.texts.reviewed_effect"
          name={text.id}
          operation={adminTextsReviewed}
          act={(reason) => call(adminTextsReviewed, { body: { language, ids: [text.id], reason } })}
        />
      ))}
      <TextContext value={text}>
        <TextForm key={text.revision} text={text} />
      </TextContext>
    </WordsOfShape>
  );
}

function TextForm({ text: { id, value, revision } }: { text: AdminText }) {
  const refresh = useRefresh();
  const params = { id };
  const history: History = {
    of: ['text', id, revision],
    read: (page) => call(adminTextVersions, { params, query: page }),
  };
  return (
    <VersionedForm
      one={{ value, shape, revision }}
      special={special}
      operation={adminTextSave}
      save={({ value: typed, ...rest }) => call(adminTextSave, { params, body: { ...rest, value: typed as SiteText } })}
      history={history}
      restore={(body) => call(adminTextRestore, { params, body })}
      initial={{}}
      reload={refresh}
    />
  );
}

/** The text whose wording is typed: within a form, the record is what is typed. */
const TextContext = createContext<AdminText | null>(null);

/** What visitors read in each language, below what this release says. */
function WordingInput({ source }: { source: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {siteLanguages.map((language) => (
        <Wording key={language} source={`${source}.${language}`} language={language} />
      ))}
    </Box>
  );
}

function Wording({ source, language }: { source: string; language: SiteLanguage }) {
  const translate = useTranslate();
  const text = use(TextContext);
  if (!text) return null;
  const placeholders = text.placeholders[language];
  return (
    <Box lang={languageCatalogue[language].tag} dir={languageCatalogue[language].direction} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2">{translate(`champa.languages.${language}`)}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', mb: 1 }}>
        {`${translate('resources.texts.built_in')}: ${text.builtIn[language]}`}
      </Typography>
      {placeholders.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
          {placeholders.map((name) => (
            <Chip key={name} size="small" variant="outlined" label={`{${name}}`} />
          ))}
        </Box>
      )}
      <TextInput
        source={source}
        label={translate('resources.texts.wording', { language: translate(`champa.languages.${language}`) })}
        fullWidth
        multiline
        helperText="resources.texts.empty_is_built_in"
      />
    </Box>
  );
}
