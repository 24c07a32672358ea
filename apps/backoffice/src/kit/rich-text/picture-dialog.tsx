import { type AdminPicture, adminPictures } from '@champa/contract';
import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTellFault } from '../../account/use-tell-fault.ts';
import { call } from '../../providers/api.ts';
import { pictureAddress } from './picture-address.ts';
import { UploadButton } from './upload-button.tsx';

type Props = {
  close: () => void;
  choose: (picture: AdminPicture) => void;
  /** Which can be chosen here; all where it is missing. */
  offers?: ((picture: AdminPicture) => boolean) | undefined;
};

/** The pictures that content may use, and a way to add one. */
export function PictureDialog({ close, choose, offers = () => true }: Props) {
  const translate = useTranslate();
  const tell = useTellFault();
  const [pictures, setPictures] = useState<AdminPicture[]>([]);
  const load = useCallback(
    () => call(adminPictures, { query: { pageSize: '100' } }).then(({ list }) => setPictures(list), tell),
    [tell],
  );
  useEffect(() => void load(), [load]);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md">
      <DialogTitle>{translate('champa.editor.picture')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
          {pictures.filter(offers).map((picture) => (
            <ButtonBase
              key={picture.id}
              sx={{
                flexDirection: 'column',
                alignItems: 'stretch',
                borderRadius: 1,
                p: 0.5,
                '&:focus-visible': { outline: 2 },
              }}
              onClick={() => choose(picture)}
            >
              <Thumbnail picture={picture} />
              <Box component="span" sx={{ fontSize: 12, mt: 0.5, overflowWrap: 'anywhere' }}>
                {picture.id}
              </Box>
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <UploadButton onAdded={() => void load()} />
        <Button onClick={close}>{translate('champa.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A picture, small; its own colours are there until it is. */
export function Thumbnail({ picture }: { picture: AdminPicture }) {
  return (
    <Box
      component="img"
      loading="lazy"
      src={pictureAddress(picture, 360)}
      alt=""
      sx={{
        width: '100%',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        borderRadius: 1,
        background: picture.placeholder,
      }}
    />
  );
}
