import type { AdminGame } from '@champa/contract';
import { Box, Chip } from '@mui/material';
import { FunctionField, useTranslate } from 'react-admin';
import { marksOf } from './facts.ts';

/** The cover as the lobby shows it. It says nothing that the name beside it does not. */
export function CoverField({ source }: { source: string }) {
  return <FunctionField source={source} render={(game: AdminGame) => <Cover game={game} width={40} />} />;
}

export function Cover({ game: { icon }, width }: { game: AdminGame; width: 40 | 180 }) {
  const size = width === 40 ? 120 : 360;
  return (
    <Box
      component="img"
      alt=""
      loading="lazy"
      src={icon === null ? undefined : `${icon}-${size}.webp`}
      sx={{
        width,
        flex: 'none',
        alignSelf: 'start',
        aspectRatio: '3 / 4',
        objectFit: 'cover',
        borderRadius: 1,
        display: 'block',
        bgcolor: 'action.hover',
      }}
    />
  );
}

/** Whether it is hot, new, and free to try. */
export function MarksField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(game: AdminGame) => (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {marksOf(game).map((mark) => (
            <Chip
              key={mark}
              size="small"
              variant="outlined"
              color={mark === 'hot' ? 'warning' : 'default'}
              label={translate(`resources.games.mark_names.${mark}`)}
            />
          ))}
        </Box>
      )}
    />
  );
}

for (const field of [CoverField, MarksField]) Object.assign(field, { sortable: false });
