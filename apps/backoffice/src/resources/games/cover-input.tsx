import { type AdminGame, type AdminPicture, adminPictures } from '@champa/contract';
import { Box, Button, Typography } from '@mui/material';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../../kit/may.ts';
import { PictureInput } from '../../kit/rich-text/picture-input.tsx';
import { Cover } from './fields.tsx';

/** The picture that is the game's cover: chosen or uploaded, or taken away again. For those who may see the brand's pictures. */
export function CoverInput() {
  const translate = useTranslate();
  const { field } = useInput<string | null>({ source: 'cover' });
  const game = useRecordContext<AdminGame>();
  if (!useMay(adminPictures) || !game) return null;
  // Until it is saved, the game's cover is the one that is taken away.
  const drawn = game.cover ? undefined : <Cover game={game} width={180} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <PictureInput source="cover" label={translate('resources.games.fields.cover')} without={drawn} offers={isOwn} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.games.cover_hint')}
      </Typography>
      {field.value && (
        <Button size="small" sx={{ alignSelf: 'start', mb: 2 }} onClick={() => field.onChange('')}>
          {translate('resources.games.drawn_cover')}
        </Button>
      )}
    </Box>
  );
}

/** The platform's drawings are of other shapes, for banners and promotions; the server takes none as a cover. */
const isOwn = ({ isDrawn }: AdminPicture): boolean => !isDrawn;
