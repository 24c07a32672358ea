import { adminPictures } from '@champa/contract';
import { Button, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useMay } from '../../kit/may.ts';
import { PictureInput } from '../../kit/rich-text/picture-input.tsx';

/** The picture that is the game's cover: chosen or uploaded, or taken away again. For those who may see the brand's pictures. */
export function CoverInput() {
  const translate = useTranslate();
  const { field } = useInput<string | null>({ source: 'cover' });
  if (!useMay(adminPictures)) return null;
  return (
    <>
      <PictureInput source="cover" label={translate('resources.games.fields.cover')} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.games.cover_hint')}
      </Typography>
      {field.value && (
        <Button size="small" sx={{ alignSelf: 'start', mb: 2 }} onClick={() => field.onChange('')}>
          {translate('resources.games.drawn_cover')}
        </Button>
      )}
    </>
  );
}
