import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from './icon.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { pictureAddress } from './picture-address.ts';

/** Puts a picture of the brand's into a text. */
export function PictureButton({ onChosen }: { onChosen: (picture: { src: string; alt: string }) => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('champa.editor.picture');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          sx={{ fontSize: 14, width: 32, height: 32 }}
          onClick={() => setOpen(true)}
        >
          <Icon name="picture" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <PictureDialog
          close={() => setOpen(false)}
          choose={(picture) => {
            onChosen({ src: pictureAddress(picture, 720), alt: '' });
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
