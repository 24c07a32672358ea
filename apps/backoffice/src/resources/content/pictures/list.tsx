import { type AdminPicture, adminPictureRemove, adminPictures } from '@champa/contract';
import { Box } from '@mui/material';
import { FunctionField, List, TextField, TopToolbar, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../../kit/resource.ts';
import { Thumbnail } from '../../../kit/rich-text/picture-dialog.tsx';
import { UploadButton } from '../../../kit/rich-text/upload-button.tsx';
import { WideTable } from '../../../kit/wide-table.tsx';
import { call } from '../../../providers/api.ts';
import { pictures as words } from '../words.ts';

export const resource: BackofficeResource = {
  name: 'pictures',
  group: 'content',
  order: 58,
  capability: 'content',
  title: 'id',
  words,
  list: PictureList,
  read: ({ page }) => call(adminPictures, { query: page }),
};

function PictureList() {
  const refresh = useRefresh();
  return (
    <List
      perPage={25}
      actions={
        <TopToolbar>
          <UploadButton onAdded={refresh} />
        </TopToolbar>
      }
    >
      <WideTable>
        <FunctionField
          label={false}
          render={(picture: AdminPicture) => (
            <Box sx={{ width: 160 }}>
              <Thumbnail picture={picture} />
            </Box>
          )}
        />
        <TextField source="id" sortable={false} />
        <FunctionField
          source="size"
          sortable={false}
          render={({ width, height }: AdminPicture) => `${width} × ${height}`}
        />
        <RemoveOrDrawn />
      </WideTable>
    </List>
  );
}

/** The platform's own pictures stay. */
function RemoveOrDrawn() {
  const translate = useTranslate();
  const picture = useRecordContext<AdminPicture>();
  if (!picture) return null;
  if (picture.isDrawn) return translate('resources.pictures.drawn');
  return (
    <ReasonButton
      danger
      label="resources.pictures.remove"
      effect="resources.pictures.remove_effect"
      name={picture.id}
      operation={adminPictureRemove}
      act={(reason) => call(adminPictureRemove, { params: { name: picture.id }, body: { reason } })}
    />
  );
}
