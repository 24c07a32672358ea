import { adminContentSave, adminContentShape, type ContentKind } from '@champa/contract';
import { useEffect, useState } from 'react';
import { regex, required, TextInput, Title, useRedirect, useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { blankOf, type Shape } from '../../kit/shape/shape.ts';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { ContentPreview } from './content-preview.tsx';
import { special } from './special.ts';

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** The form for a new piece of content. It is switched on, and published now, until somebody says otherwise. */
export function ContentCreate({ kind }: { kind: ContentKind }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const tell = useTellFault();
  const [shape, setShape] = useState<Shape>();
  useEffect(() => {
    call(adminContentShape, { params: { kind } }).then((answer) => setShape(answer.shape as Shape), tell);
  }, [kind, tell]);
  if (!shape) return null;
  return (
    <WordsOfShape value={`resources.${kind}.of`}>
      <Title
        title={`${translate(`resources.${kind}.name`, { smart_count: 1 })}: ${translate(`resources.${kind}.create`)}`}
      />
      <VersionedForm<{ key: string }>
        one={{ value: beginning(shape), shape, revision: '0' }}
        special={special}
        operation={adminContentSave}
        above={
          <TextInput
            source="key"
            label={`resources.${kind}.fields.id`}
            helperText={`resources.${kind}.key_text`}
            fullWidth
            validate={[required(), regex(KEY, `resources.${kind}.key_text`)]}
          />
        }
        save={async ({ value, reason }, { key }) => {
          const body = { value: value as Record<string, unknown>, revision: null, reason };
          await call(adminContentSave, { params: { kind, key }, body });
          redirect('edit', kind, key);
        }}
        reload={() => undefined}
        preview={<ContentPreview kind={kind} />}
      />
    </WordsOfShape>
  );
}

/** What a new piece begins with. */
function beginning(shape: Shape): object {
  const properties = shape.properties ?? {};
  const defaults = Object.entries(properties).filter(([, part]) => part.default !== undefined);
  return {
    ...(blankOf(shape) as object),
    ...Object.fromEntries(defaults.map(([name, part]) => [name, part.default])),
    ...('publishedAt' in properties && { publishedAt: new Date().toISOString() }),
    ...('startsAt' in properties && { startsAt: new Date().toISOString() }),
  };
}
