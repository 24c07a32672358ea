import { fileTime, type MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, type Column, DataTable, Icon, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoginRecord, loginsQuery } from '../../../entities/member/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { saveCsv } from '../../../kit/browser/csv.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { countryName, languageName, methodName, timeZoneName } from '../model/place-and-time.ts';
import { useDeviceName } from '../model/use-device-name.ts';
import { PanelFrame, PanelSkeleton } from './panel-frame.tsx';
import { StatusBadge } from './status-badge.tsx';

/** A sign-in as the table shows it, in the visitor's language. */
type ShownLogin = {
  id: string;
  openedAt: string;
  /** The same, for a file. */
  openedAtInFile: string;
  device: string;
  country: string;
  ip: string;
  language: string;
  timeZone: string;
  method: string;
  isOpen: boolean;
};

const csvColumns = [
  { header: 'login_time', of: 'openedAtInFile' },
  { header: 'login_device', of: 'device' },
  { header: 'login_method', of: 'method' },
  { header: 'login_country', of: 'country' },
  { header: 'login_address', of: 'ip' },
  { header: 'language', of: 'language' },
  { header: 'login_time_zone', of: 'timeZone' },
] as const satisfies readonly { header: MessageId; of: keyof ShownLogin }[];

/** The member's last sign-ins: time, device, place. */
export function LoginHistoryPanel() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(loginsQuery);
  const show = useShown();
  const columns = useColumns();
  const [wanted, setWanted] = useState('');
  const logins = (data?.list ?? []).map(show);
  const found = logins.filter((login) => isMatch(login, wanted));

  function save(): void {
    const rows = found.map((login) => csvColumns.map(({ of }) => login[of]));
    saveCsv('logins.csv', [csvColumns.map(({ header }) => t(header)), ...rows]);
  }

  return (
    <PanelFrame
      title={t('security_logins')}
      text={t('logins_text')}
      action={
        <Button kind="outline" size="small" disabled={found.length === 0} onClick={save}>
          <Icon name="download" size={16} />
          {t('save_csv')}
        </Button>
      }
    >
      {data === undefined ? (
        isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <PanelSkeleton lines={6} />
        )
      ) : (
        <>
          <SearchField value={wanted} onChange={setWanted} />
          {found.length === 0 ? (
            <StateView art="empty" title={t('no_data')} />
          ) : (
            <div className="overflow-hidden rounded-md border border-line">
              <DataTable caption={t('security_logins')} columns={columns} rows={found} rowKey={({ id }) => id} />
            </div>
          )}
        </>
      )}
    </PanelFrame>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTranslate();
  return (
    <label className="flex h-11 max-w-md items-center gap-2.5 rounded-md bg-surface-2 px-3.5 focus-within:ring-2 focus-within:ring-gold">
      <Icon name="search" size={18} className="text-muted" />
      <input
        type="search"
        value={value}
        maxLength={80}
        aria-label={t('logins_search')}
        placeholder={t('logins_search')}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
      />
    </label>
  );
}

function useShown(): (login: LoginRecord) => ShownLogin {
  const t = useTranslate();
  const locale = useLocale();
  const deviceName = useDeviceName();
  const times = useTimeFormat();
  const brandZone = useSite().brand.timeZone;
  return ({ id, openedAt, endedAt, userAgent, country, ip, language, timeZone, method }) => ({
    id,
    openedAt: times.full(openedAt),
    openedAtInFile: fileTime(openedAt, brandZone),
    device: deviceName(userAgent),
    country: countryName(country, locale),
    ip,
    language: languageName(language, t),
    timeZone: timeZoneName(timeZone, locale),
    method: methodName(method, t),
    isOpen: endedAt === null,
  });
}

function useColumns(): Column<ShownLogin>[] {
  const t = useTranslate();
  return [
    {
      id: 'time',
      header: t('login_time'),
      isTitle: true,
      cell: ({ openedAt, isOpen }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[13px] font-semibold tabular">
          {openedAt}
          {isOpen && <StatusBadge tone="good">{t('login_open')}</StatusBadge>}
        </span>
      ),
    },
    { id: 'device', header: t('login_device'), cell: ({ device, method }) => <Lines first={device} second={method} /> },
    {
      id: 'place',
      header: t('login_place'),
      cell: ({ country, ip }) => <Lines first={country || ip} second={country && ip} />,
    },
    {
      id: 'language',
      header: t('login_language'),
      cell: ({ language, timeZone }) => <Lines first={language} second={timeZone} />,
    },
  ];
}

/** Two lines in one cell. */
function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className="block">
      <span className="block tabular">{first}</span>
      <span className="block text-[13px] text-muted tabular">{second}</span>
    </span>
  );
}

function isMatch({ openedAt, device, country, ip, method }: ShownLogin, wanted: string): boolean {
  const text = `${openedAt} ${device} ${country} ${ip} ${method}`.toLocaleLowerCase();
  return text.includes(wanted.trim().toLocaleLowerCase());
}
