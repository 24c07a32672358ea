import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type AdminPicture, adminPictures } from '@champa/contract';
import { type ReactNode, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useAsked } from '../use-asked.ts';
import { PictureDialog, Thumbnail } from './picture-dialog.tsx';

type Props = {
  source: string;
  label: string;
  /** Shown where none is chosen. */
  without?: ReactNode;
  /** Which can be chosen; all where it is missing. */
  offers?: (picture: AdminPicture) => boolean;
};

/** The picture of a piece of content, by its name. */
export function PictureInput({ source, label, without, offers }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const [chosen, setChosen] = useState<AdminPicture>();
  const name = field.value;
  const isUnknown = Boolean(name) && chosen?.id !== name;
  const { answer } = useAsked(adminPictures, isUnknown ? { query: { pageSize: '100' } } : null, null);
  const shown = isUnknown ? answer?.list.find(({ id }) => id === name) : name ? chosen : undefined;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2">{label}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {shown && (
          <Box sx={{ width: 200 }}>
            <Thumbnail picture={shown} />
          </Box>
        )}
        {!name && without}
        <Box>
          <Typography>{name}</Typography>
          <Button
            variant="outlined"
            onClick={() => setOpen(true)}
            aria-label={`${label}: ${translate('champa.editor.choose')}`}
          >
            {translate('champa.editor.choose')}
          </Button>
        </Box>
      </Box>
      {fieldState.error?.message !== undefined && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isOpen && (
        <PictureDialog
          offers={offers}
          close={() => setOpen(false)}
          choose={(picture) => {
            setChosen(picture);
            field.onChange(picture.id);
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
