import { adminPictureAdd } from '@champa/contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { minLength, regex, required, TextInput, useTranslate } from 'react-admin';
import { call } from '../../providers/api.ts';
import { FormButton } from '../form-button.tsx';

type Typed = { name: string };

/** Adds a picture of the brand's own: the server sizes it for every screen. */
export function UploadButton({ onAdded }: { onAdded: () => void }) {
  const translate = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  return (
    <FormButton<Typed>
      label="champa.editor.upload"
      effect="champa.editor.upload_effect"
      name=""
      operation={adminPictureAdd}
      faultsOf={({ picture, ...rest }) => ({ ...rest, ...(picture !== undefined && { name: picture }) })}
      act={async ({ name, reason }) => {
        if (!file) throw new Error(translate('champa.editor.no_file'));
        await call(adminPictureAdd, { params: { name }, query: { reason }, body: file });
        setFile(null);
        onAdded();
      }}
    >
      <Button component="label" variant="outlined" sx={{ my: 1 }}>
        {file?.name ?? translate('champa.editor.choose_file')}
        <input
          type="file"
          hidden
          accept="image/png,image/jpeg"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Button>
      <TextInput
        source="name"
        label="champa.editor.picture_name"
        helperText="champa.editor.picture_name_text"
        fullWidth
        validate={[required(), minLength(1), regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'champa.editor.picture_name_text')]}
      />
    </FormButton>
  );
}
