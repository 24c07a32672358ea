import type { Permission } from '@champa/contract';
import type { TimeFormat } from '@champa/i18n';
import { type Translate, useTranslate } from '@champa/i18n/react';
import { Button, Icon, StateView } from '@champa/ui';
import { useEffect } from 'react';
import { Logo, useServiceWindow } from '../entities/site/index.ts';
import { localText } from '../kit/text/local-text.ts';
import { useLanguage } from '../kit/text/language.ts';
import { useTimeFormat } from '../kit/days/time-format.ts';

/** Replaces the whole site while it is closed, for everybody or for the visitor's region. */
export function ClosedSite({ permission }: { permission: Permission }) {
  const t = useTranslate();
  const openService = useServiceWindow();
  const times = useTimeFormat();
  const { info, maintenance, location } = permission;
  const language = useLanguage();
  const service = info.customerService[0];
  const said = maintenance
    ? {
        ...maintenanceTexts(maintenance, times, t),
        text: localText(maintenance.message, language, info.brand) ?? t('maintenance_text'),
      }
    : { art: 'error' as const, title: t('region_title'), text: t('region_text'), fact: t('region_ip', location) };
  const title = `${said.title} · ${info.brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="garden-face grid min-h-dvh place-items-center p-4">
      <div className="flex w-full max-w-md flex-col items-center gap-8 py-8">
        <Logo tone="garden" />
        <div className="w-full animate-pop-in rounded-lg bg-surface-1 text-text shadow-pop">
          <StateView
            art={said.art}
            title={said.title}
            text={said.text}
            action={
              <div className="flex flex-col items-center gap-5">
                {said.fact !== null && (
                  <p className="rounded-full bg-surface-2 px-4 py-2 text-sm font-semibold tabular">{said.fact}</p>
                )}
                {service && (
                  <Button size="large" onClick={() => openService(service)}>
                    <Icon name="headset" />
                    {t('customer_service')}
                  </Button>
                )}
              </div>
            }
          />
        </div>
      </div>
    </main>
  );
}

function maintenanceTexts({ endTime }: NonNullable<Permission['maintenance']>, times: TimeFormat, t: Translate) {
  return {
    art: 'maintenance' as const,
    title: t('maintenance_title'),
    fact: endTime === null ? null : t('maintenance_until', { time: times.full(endTime) }),
  };
}
