import type { Passkey } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Field, showToast } from '@champa/ui';
import { useState } from 'react';
import { addPasskey, type ProofKind, removePasskey, renamePasskey } from '../api/quick-sign-in.ts';
import { ProvenDialog } from './proven-dialog.tsx';

const LONGEST_LABEL = 60;

type DialogProps = { proof: ProofKind; onClose: () => void };
type OfPasskey = { passkey: Passkey; onClose: () => void };

export function AddPasskeyDialog({ proof, onClose }: DialogProps) {
  const t = useTranslate();
  const [label, setLabel] = useState(t('passkey_default'));
  return (
    <ProvenDialog
      title={t('passkey_add')}
      description={t('passkeys_empty_text')}
      submitLabel={t('passkey_add')}
      kind={proof}
      onClose={onClose}
      onProven={async (own) => {
        if (!(await addPasskey(own, label.trim() || t('passkey_default')))) return;
        showToast('success', t('passkey_added'));
        onClose();
      }}
    >
      <LabelField value={label} onChange={setLabel} />
    </ProvenDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: OfPasskey) {
  const t = useTranslate();
  const [label, setLabel] = useState(passkey.label);
  return (
    <ProvenDialog
      title={t('passkey_rename')}
      description={passkey.label}
      submitLabel={t('passkey_rename')}
      kind="none"
      onClose={onClose}
      onProven={async () => {
        // An empty name keeps the old one.
        if (label.trim() === '') return onClose();
        await renamePasskey(passkey, label);
        showToast('success', t('passkey_renamed'));
        onClose();
      }}
    >
      <LabelField value={label} onChange={setLabel} />
    </ProvenDialog>
  );
}

export function RemovePasskeyDialog({ passkey, proof, onClose }: DialogProps & OfPasskey) {
  const t = useTranslate();
  return (
    <ProvenDialog
      title={t('passkey_remove_title', { name: passkey.label })}
      description={t('passkey_remove_text')}
      submitLabel={t('passkey_remove')}
      isDanger
      kind={proof}
      onClose={onClose}
      onProven={async (own) => {
        await removePasskey(passkey, own);
        showToast('success', t('passkey_removed'));
        onClose();
      }}
    />
  );
}

function LabelField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslate();
  return (
    <Field
      label={t('passkey_name')}
      icon="key"
      maxLength={LONGEST_LABEL}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('passkey_name_hint')}
    />
  );
}
