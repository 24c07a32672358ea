import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type AdminPicture, adminPictures } from '@champa/contract';
import { useEffect, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { call } from '../../providers/api.ts';
import { PictureDialog, Thumbnail } from './picture-dialog.tsx';

/** The picture of a piece of content, by its name. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const tell = useTellFault();
  const [isOpen, setOpen] = useState(false);
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const [shown, setShown] = useState<AdminPicture>();
  const name = field.value;
  useEffect(() => {
    if (!name || shown?.id === name) return;
    const find = (list: AdminPicture[]): void => setShown(list.find(({ id }) => id === name));
    call(adminPictures, { query: { pageSize: '100' } }).then(({ list }) => find(list), tell);
  }, [name, shown, tell]);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2">{label}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ width: 200 }}>{shown?.id === name && shown && <Thumbnail picture={shown} />}</Box>
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
          close={() => setOpen(false)}
          choose={(picture) => {
            setShown(picture);
            field.onChange(picture.id);
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
