import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

type PicturesProps = {
  /** Of the button that loads them. */
  label: string;
  /** What a picture shows, by its number. */
  alt: string;
  /** As base64 JPEG. */
  load: () => Promise<string[]>;
};

/** Pictures that a member sent, beside each other. They are loaded when asked for. */
export function Pictures({ label, alt, load }: PicturesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [pictures, setPictures] = useState<string[]>([]);

  const show = (): void => {
    load().then(setPictures, (error: Error) => notify(error.message, { type: 'error' }));
  };

  if (pictures.length === 0) return <Button onClick={show}>{translate(label)}</Button>;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${Math.min(pictures.length, 3)}, 1fr)` }}>
      {pictures.map((picture, index) => (
        <Box
          key={index}
          component="img"
          src={`data:image/jpeg;base64,${picture}`}
          alt={translate(alt, { number: index + 1 })}
          sx={{ width: '100%', borderRadius: 1 }}
        />
      ))}
    </Box>
  );
}
