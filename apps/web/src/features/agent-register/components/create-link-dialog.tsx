import type { AgentLink } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice, SelectField, showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { type Centre, createLink } from '../../../entities/team/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { type Intent, intentOf } from '../../../kit/api/intent.ts';
import { readUses, untilOf, validities } from '../model/link-limits.ts';
import { useDrafts } from '../model/use-drafts.ts';
import { ContractChoices } from './contract-choices.tsx';
import { MakesChoice } from './makes-choice.tsx';

type CreateLinkDialogProps = { centre: Centre; onClose: () => void; onMade: (link: AgentLink) => void };

/** Creates a link: the member type and contracts that it gives, and its limits. */
export function CreateLinkDialog({ centre, onClose, onMade }: CreateLinkDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t('invite_new')} description={t('invite_create_text')} closeLabel={t('close')} onClose={onClose}>
      <CreateLinkForm centre={centre} onMade={onMade} />
    </Dialog>
  );
}

function CreateLinkForm({ centre, onMade }: Omit<CreateLinkDialogProps, 'onClose'>) {
  const t = useTranslate();
  const describe = useDescribeError();
  const drafts = useDrafts(centre.kinds);
  const [makes, setMakes] = useState<'agent' | 'player'>('player');
  const [note, setNote] = useState('');
  const [domain, setDomain] = useState('');
  const [days, setDays] = useState<(typeof validities)[number]>('0');
  const [uses, setUses] = useState('');
  const [usesError, setUsesError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const last = useRef<{ intent: Intent; validUntil: string | null }>(undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const mostUses = readUses(uses);
    const contracts = drafts.read();
    setUsesError(mostUses === undefined ? t('invite_most_uses_bad') : undefined);
    if (mostUses === undefined || contracts === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const wish = { makes, note: note.trim(), domain: domain === '' ? null : domain, mostUses, contracts };
      // The same number of days is the same intent, although its end is a moment later.
      const intent = intentOf(last.current?.intent, { ...wish, days });
      if (last.current?.intent !== intent) last.current = { intent, validUntil: untilOf(days) };
      const link = await createLink({ ...wish, validUntil: last.current.validUntil }, intent);
      showToast('success', t('invite_ready'));
      onMade(link);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {failure !== undefined && <Notice kind="error">{describe(failure)}</Notice>}
      <MakesChoice label={t('invite_makes')} value={makes} onChange={setMakes} />
      <Field
        label={t('invite_note')}
        maxLength={80}
        autoComplete="off"
        value={note}
        hint={t('invite_note_hint')}
        onChange={(event) => setNote(event.target.value)}
      />
      <ContractChoices kinds={centre.kinds} drafts={drafts} />
      {centre.domains.length > 1 && (
        <SelectField
          label={t('invite_domain')}
          value={domain}
          choices={[
            { value: '', label: t('invite_domain_any') },
            ...centre.domains.map(({ domain: name }) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setDomain(event.target.value)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('invite_validity')}
          value={days}
          choices={validities.map((value) => ({
            value,
            label: value === '0' ? t('invite_endless') : t('invite_days', { days: Number(value) }),
          }))}
          onChange={(event) => setDays(event.target.value as typeof days)}
        />
        <Field
          label={t('invite_most_uses')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={uses}
          hint={t('invite_most_uses_hint')}
          error={usesError}
          onChange={(event) => {
            setUses(event.target.value);
            setUsesError(undefined);
          }}
        />
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('invite_create')}
      </Button>
    </form>
  );
}
