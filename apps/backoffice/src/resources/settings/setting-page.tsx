import {
  type AdminSetting,
  type adminSetting,
  type adminSettingRestore,
  type adminSettings,
  type adminSettingSave,
  type adminSettingVersions,
  type adminSiteSetting,
  type adminSiteSettingRestore,
  type adminSiteSettings,
  type adminSiteSettingSave,
  type adminSiteSettingVersions,
  themeColours,
  themeModes,
} from '@champa/contract';
import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, ShowBase, Title, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CountryLinesInput } from '../../kit/countries-input.tsx';
import type { Shape } from '../../kit/shape/shape.ts';
import type { Special } from '../../kit/shape/shape-input.tsx';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import { type History, Versions } from '../../kit/shape/versions.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { ColourInput } from './colour-input.tsx';
import { LettersPreview } from './letters-preview.tsx';
import { TemplatesPreview } from './templates-preview.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { settingName, wordsOfSetting } from './setting-name.ts';

/** The calls for the settings that one capability changes. */
export type SettingCalls =
  | {
      list: typeof adminSettings;
      one: typeof adminSetting;
      save: typeof adminSettingSave;
      versions: typeof adminSettingVersions;
      restore: typeof adminSettingRestore;
    }
  | {
      list: typeof adminSiteSettings;
      one: typeof adminSiteSetting;
      save: typeof adminSiteSettingSave;
      versions: typeof adminSiteSettingVersions;
      restore: typeof adminSiteSettingRestore;
    };

/** What a setting's form needs beyond its schema. */
const special: Readonly<Record<string, Special>> = {
  region: { anywhere: { countries: CountryLinesInput } },
  registration: { fixed: { fields: 'name' } },
  theme: {
    inputs: Object.fromEntries(
      themeModes.flatMap((mode) => themeColours.map((name) => [`${mode}.${name}`, ColourInput])),
    ),
  },
};

/** What shows the setting as it is typed. */
const previews: Readonly<Record<string, ReactNode>> = {
  theme: <ThemePreview />,
  outgoingTexts: <TemplatesPreview />,
  letterTemplates: <LettersPreview />,
};

type PageProps = { calls: SettingCalls };

export function SettingEdit({ calls }: PageProps) {
  return (
    <EditBase mutationMode="pessimistic">
      <SettingScreen calls={calls} />
    </EditBase>
  );
}

export function SettingShow({ calls }: PageProps) {
  return (
    <ShowBase>
      <SettingScreen calls={calls} />
    </ShowBase>
  );
}

function SettingScreen({ calls }: PageProps) {
  const translate = useTranslate();
  const setting = useRecordContext<AdminSetting>();
  // The list's row, which react-admin shows until the setting has come, has no shape.
  if (!setting?.shape) return null;
  return (
    <WordsOfShape value={wordsOfSetting(setting.id)}>
      <Title title={settingName(translate, setting.id)} />
      <Box sx={{ mt: 1 }}>
        {setting.unreadable !== null && (
          <Alert severity="error">{translate('resources.settings.unreadable', { why: setting.unreadable })}</Alert>
        )}
        {!setting.isEditable && <Alert severity="info">{translate('resources.settings.secret')}</Alert>}
      </Box>
      <SettingForm key={setting.revision} setting={setting} calls={calls} />
    </WordsOfShape>
  );
}

function SettingForm({ setting, calls }: PageProps & { setting: AdminSetting }) {
  const refresh = useRefresh();
  const { id, revision } = setting;
  const params = { key: id };
  const history: History = {
    of: ['setting', id, revision],
    read: (page) => call(calls.versions, { params, query: page }),
  };
  const restore = (sent: { to: string; revision: string; reason: string }) =>
    call(calls.restore, { params, body: sent });
  if (!setting.isEditable) {
    return (
      <Versions
        history={history}
        operation={calls.restore}
        restore={async (to, reason) => {
          await restore({ to, revision, reason });
          refresh();
        }}
      />
    );
  }
  return (
    <VersionedForm
      one={{ value: setting.value, shape: setting.shape as Shape, revision }}
      special={special[id] ?? {}}
      operation={calls.save}
      save={(body) => call(calls.save, { params, body })}
      history={history}
      restore={restore}
      initial={setting.initial}
      reload={refresh}
      preview={previews[id]}
    />
  );
}
