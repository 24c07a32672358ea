import {
  adminText,
  type AdminTextRow,
  adminTexts,
  adminTextsReviewed,
  type SiteLanguage,
  siteLanguages,
} from '@champa/contract';
import { isLanguage } from '@champa/i18n';
import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { Chip } from '@mui/material';
import { BooleanInput, FunctionField, List, SearchInput, SelectInput, useListContext, useTranslate } from 'react-admin';
import { RecordLink, TimeField, WordField } from '../../kit/fields.tsx';
import { ListActions } from '../../kit/list-actions.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useCanEdit } from '../settings/use-can-edit.ts';
import { TextEdit, TextShow } from './text-page.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'texts',
  group: 'content',
  order: 52,
  capability: 'content',
  title: 'id',
  words,
  list: TextList,
  read: ({ page, filter: { q, own, review } }) =>
    call(adminTexts, {
      query: {
        ...page,
        ...(q && { q }),
        ...(review && { review: review as SiteLanguage }),
        own: String(own) === 'true' ? 'true' : 'false',
      },
    }),
  edit: TextEdit,
  show: TextShow,
  readOne: (id) => call(adminText, { params: { id } }),
};

/** The languages whose texts are to be reviewed by the brand. */
const others = siteLanguages.filter((language) => !isLanguage(language));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="own" source="own" label="resources.texts.only_own" alwaysOn />,
  <SelectInput
    key="review"
    source="review"
    label="resources.texts.review_in"
    choices={others.map((id) => ({ id, name: `champa.languages.${id}` }))}
    emptyText="champa.all"
    alwaysOn
  />,
];

/** Every text of the site, as visitors read it. */
function TextList() {
  const to = useCanEdit() ? 'edit' : 'show';
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ReviewedPage />
      <TextTable to={to} />
    </List>
  );
}

/** In English and the shipped languages, or, where texts of a language are reviewed, in English and that one. */
function TextTable({ to }: { to: 'edit' | 'show' }) {
  const { filterValues } = useListContext<AdminTextRow>();
  const review = filterValues['review'] as SiteLanguage | undefined;
  const shown: readonly SiteLanguage[] = review ? ['en', review] : ['en', 'lo', 'cn'];
  return (
    <ListTable key={review ?? ''} rowClick={to}>
      <RecordLink source="id" to={to} />
      {shown.map((language) => (
        <InLanguage key={language} source={language} language={language} />
      ))}
      <WordField source="changedBy" word={({ changedBy }: AdminTextRow) => changedBy ?? ''} />
      <TimeField source="changedAt" />
    </ListTable>
  );
}

/** Whoever reads a page of texts to review lets them stand together. */
function ReviewedPage() {
  const translate = useTranslate();
  const { data = [], filterValues } = useListContext<AdminTextRow>();
  const language = filterValues['review'] as SiteLanguage | undefined;
  if (!language || data.length === 0) return null;
  return (
    <ReasonButton
      label="resources.texts.reviewed_page"
      danger={false}
      effect="resources.texts.reviewed_effect"
      name={translate(`champa.languages.${language}`)}
      operation={adminTextsReviewed}
      act={(reason) => call(adminTextsReviewed, { body: { language, ids: data.map(({ id }) => id), reason } })}
    />
  );
}

function InLanguage({ source, language }: { source: string; language: SiteLanguage }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      label={`champa.languages.${language}`}
      sortable={false}
      render={({ texts, own, toReview }: AdminTextRow) => (
        <span
          lang={languageCatalogue[language].tag}
          dir={languageCatalogue[language].direction}
          style={{ display: 'block', minWidth: 180, overflowWrap: 'anywhere' }}
        >
          {texts[language]}
          {own.includes(language) && (
            <Chip
              size="small"
              color="info"
              variant="outlined"
              label={translate('resources.texts.own')}
              sx={{ ml: 1 }}
            />
          )}
          {toReview.includes(language) && (
            <Chip size="small" variant="outlined" label={translate('resources.texts.to_review')} sx={{ ml: 1 }} />
          )}
        </span>
      )}
    />
  );
}
