import { adminPlanSave, adminPlanShape, type LocalText, type PlanKind } from '@champa/contract';
import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, regex, required, SelectInput, TextInput, Title, useRedirect, useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { blankOf, fromForm, type Shape } from '../../kit/shape/shape.ts';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { PlanTrial } from './plan-trial.tsx';
import { special } from './special.ts';

const KEY = /^[a-z0-9][a-z0-9_-]{0,59}$/;

type Loaded = { shape: Shape; keys: { id: string; title: LocalText }[] | null };

/** The form for a new plan. */
export function PlanCreate({ kind }: { kind: PlanKind }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const tell = useTellFault();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    call(adminPlanShape, { params: { kind } }).then(
      ({ shape, keys }) => setLoaded({ shape: shape as Shape, keys }),
      tell,
    );
  }, [kind, tell]);
  if (!loaded) return null;
  const { shape, keys } = loaded;
  const title = `${translate(`resources.${kind}.name`, { smart_count: 1 })}: ${translate(`resources.${kind}.create`)}`;
  return (
    <WordsOfShape value={`resources.${kind}.of`}>
      <Title title={title} />
      <VersionedForm<{ key: string }>
        one={{ value: fromForm(shape, blankOf(shape)), shape, revision: '0' }}
        special={special[kind]}
        operation={adminPlanSave}
        above={keys ? <KeyChoice kind={kind} keys={keys} /> : <KeyInput kind={kind} />}
        save={async ({ value, reason }, { key }) => {
          const body = { value: value as Record<string, unknown>, revision: null, reason };
          await call(adminPlanSave, { params: { kind, key }, body });
          redirect('edit', kind, key);
        }}
        reload={() => undefined}
        preview={<PlanTrial kind={kind} shape={shape} planKey={null} />}
      />
    </WordsOfShape>
  );
}

function KeyInput({ kind }: { kind: PlanKind }) {
  return (
    <TextInput
      source="key"
      label={`resources.${kind}.fields.id`}
      helperText={`resources.${kind}.key_text`}
      fullWidth
      validate={[required(), regex(KEY, `resources.${kind}.key_text`)]}
    />
  );
}

/** Promotions belong to texts that are there already. */
function KeyChoice({ kind, keys }: { kind: PlanKind; keys: NonNullable<Loaded['keys']> }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (keys.length === 0) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate(`resources.${kind}.no_keys`)}{' '}
        {kind === 'activities' && (
          <Link to="/promotions">{translate('resources.promotions.name', { smart_count: 2 })}</Link>
        )}
      </Alert>
    );
  }
  return (
    <SelectInput
      source="key"
      label={`resources.${kind}.fields.id`}
      helperText={`resources.${kind}.key_text`}
      fullWidth
      translateChoice={false}
      choices={keys.map(({ id, title }) => ({ id, name: `${title[language] ?? title.en ?? id} (${id})` }))}
      validate={required()}
    />
  );
}
