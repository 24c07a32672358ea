import type { Permission } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { Logo } from '../shared/logo.tsx';

/** In place of the whole site while it is closed: for everybody, or for where the visitor is. */
export function ClosedSite({ permission }: { permission: Permission }) {
  const t = useTranslate();
  const { info, maintenance, location } = permission;
  const service = info.customerService[0];
  const text = maintenance
    ? [
        maintenance.message,
        maintenance.endTime &&
          t('maintenance_until', { time: formatDateTime(maintenance.endTime, info.brand.timeZone) }),
      ]
    : [t('region_text'), t('region_ip', { ip: location.ip })];
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="flex w-full max-w-md flex-col items-center">
        <Logo className="mb-6" />
        <StateView
          art={maintenance ? 'maintenance' : 'error'}
          title={t(maintenance ? 'maintenance_title' : 'region_title')}
          text={text.filter(Boolean).join(' ')}
          className="card-face w-full rounded-lg"
          action={
            service && (
              <a href={service.path} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                {t('customer_service')}
              </a>
            )
          }
        />
      </div>
    </main>
  );
}
