import type { Downline } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Icon, Spinner } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { matchesQuery } from '../../../entities/team/index.ts';
import { findRecipient, PartyCard, type SearchProps } from '../../../entities/transfer/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useToday } from '../../../kit/days/today.ts';
import { usePaused } from '../../../kit/lists/use-paused.ts';
import { typeLabel } from '../model/labels.ts';
import { DownlineMark } from './downline-name.tsx';

/** An agent types the beginning of a name, chooses a member of their team, and sees who it is before going on. */
export function TeamRecipient({ found, onFind, error }: SearchProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function choose(username: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await findRecipient(username).then(onFind, setFailure);
    setBusy(false);
  }

  if (found)
    return (
      <div className="flex flex-col gap-2">
        <PartyCard party={found} />
        <Button kind="plain" size="small" className="self-start" onClick={() => onFind(undefined)}>
          <Icon name="search" size={16} />
          {t('team_transfer_other')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t('team_transfer_choose')}
        icon="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFailure(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not also submit the form around this field.
          event.preventDefault();
          if (name.trim() !== '') void choose(name.trim());
        }}
        trailing={isBusy ? <Spinner size={18} /> : undefined}
        error={failure === undefined ? error : describeError(failure)}
      />
      <Matches search={name.trim()} isBusy={isBusy} onChoose={(username) => void choose(username)} />
    </div>
  );
}

type MatchesProps = { search: string; isBusy: boolean; onChoose: (username: string) => void };

function Matches({ search, isBusy, onChoose }: MatchesProps) {
  const t = useTranslate();
  const today = useToday(useSite().brand.timeZone);
  const { data } = useQuery(matchesQuery(usePaused(search), today));
  if (search === '' || !data) return null;
  if (data.list.length === 0) return <p className="px-1 text-sm text-muted">{t('team_found_none')}</p>;
  return (
    <ul aria-label={t('team_transfer_matches')} className="divide-y divide-line rounded-md bg-surface-2">
      {data.list.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(member.username)}
            className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-surface-3/60"
          >
            <DownlineMark member={member} size={36} />
            <MatchName member={member} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function MatchName({ member }: { member: Downline }) {
  const t = useTranslate();
  const { username, upline, depth } = member;
  return (
    <span className="min-w-0 flex-1">
      <b className="block truncate text-sm">{username}</b>
      <span className="block truncate text-[13px] text-muted">
        {t('team_transfer_level', { type: typeLabel(member, t), depth: String(depth) })} ·{' '}
        {t('team_via', { name: upline.username })}
      </span>
    </span>
  );
}
