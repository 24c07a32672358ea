import {
  type AdminContent,
  adminContentRemove,
  adminContentRestore,
  adminContentSave,
  adminContentVersions,
  type ContentKind,
} from '@champa/contract';
import { Alert, Box } from '@mui/material';
import { EditBase, ShowBase, Title, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { Shape } from '../../kit/shape/shape.ts';
import { VersionedForm } from '../../kit/shape/versioned-form.tsx';
import { type History, Versions } from '../../kit/shape/versions.tsx';
import { WordsOfShape } from '../../kit/shape/words.tsx';
import { call } from '../../providers/api.ts';
import { ContentPreview } from './content-preview.tsx';
import { special } from './special.ts';

type OfKind = { kind: ContentKind };

export function ContentEdit({ kind }: OfKind) {
  return (
    <EditBase mutationMode="pessimistic">
      <ContentScreen kind={kind} />
    </EditBase>
  );
}

export function ContentShow({ kind }: OfKind) {
  return (
    <ShowBase>
      <ContentScreen kind={kind} />
    </ShowBase>
  );
}

function ContentScreen({ kind }: OfKind) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const piece = useRecordContext<AdminContent>();
  // The list's row, which react-admin shows until the piece has come, has no shape.
  if (!piece?.shape) return null;
  const { id: key, revision } = piece;
  return (
    <WordsOfShape value={`resources.${kind}.of`}>
      <Title title={`${translate(`resources.${kind}.name`, { smart_count: 1 })} ${key}`} />
      {!piece.isRemoved && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <ReasonButton
            danger
            label={`resources.${kind}.remove`}
            effect={`resources.${kind}.remove_effect`}
            name={key}
            operation={adminContentRemove}
            act={async (reason) => {
              await call(adminContentRemove, { params: { kind, key }, body: { revision, reason } });
              refresh();
            }}
          />
        </Box>
      )}
      <ContentForm key={revision} kind={kind} piece={piece} />
    </WordsOfShape>
  );
}

function ContentForm({ kind, piece }: OfKind & { piece: AdminContent }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { id: key, revision, value, isRemoved } = piece;
  const params = { kind, key };
  const history: History = {
    of: ['content', kind, key, revision],
    read: (page) => call(adminContentVersions, { params, query: page }),
  };
  const restore = (sent: { to: string; revision: string; reason: string }) =>
    call(adminContentRestore, { params, body: sent });
  if (isRemoved) {
    return (
      <Box sx={{ display: 'grid', gap: 2, my: 1 }}>
        <Alert severity="warning">{translate(`resources.${kind}.removed`)}</Alert>
        <Versions
          history={history}
          operation={adminContentRestore}
          restore={async (to, reason) => {
            await restore({ to, revision, reason });
            refresh();
          }}
        />
      </Box>
    );
  }
  return (
    <VersionedForm
      one={{ value, shape: piece.shape as Shape, revision }}
      special={special}
      operation={adminContentSave}
      save={({ value: typed, ...rest }) =>
        call(adminContentSave, { params, body: { ...rest, value: typed as Record<string, unknown> } })
      }
      history={history}
      restore={restore}
      reload={refresh}
      preview={<ContentPreview kind={kind} />}
    />
  );
}
