import type { SocialNetwork } from '@champa/contract';
import { MENU_CODE_SIZE } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName } from '@champa/ui';
import type { ReactNode } from 'react';
import { useOpenPopup, useOpenService, useSite } from '../../entities/site/index.ts';
import { networkNames, networks, scannedAddress, SocialMark } from '../../features/site/index.ts';
import { QrCode } from '../../kit/pictures/qr-code.tsx';
import { useEntrances } from './entrances.ts';
import { MenuFace, MenuGroup, menuItemClass, MenuLink, useSideMenuForm } from './side-menu-item.tsx';

const menuNetworks = ['facebook', 'instagram', 'telegram'] as const;

/** The lower part of the side menu: the app, customer service, the licence, the language, the brand's social pages. */
export function ServicesMenu({ languageItem }: { languageItem: ReactNode }) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  const openService = useOpenService();
  const { agent } = useEntrances();
  const { customerService, social, licence, domainRoute } = useSite();
  return (
    <>
      <Downloads />
      {customerService.length > 0 && (
        <MenuGroup title={t('customer_service')}>
          {customerService.map((service) => (
            <MenuButton
              key={`${service.csType} ${service.title}`}
              icon={<ServiceIcon csType={service.csType} />}
              onPress={() => openService(service)}
            >
              {service.title || (service.csType.endsWith('CHAT') ? t('live_chat') : service.csType)}
            </MenuButton>
          ))}
        </MenuGroup>
      )}
      <MenuGroup title={t('more')}>
        {licence && (
          <MenuButton icon={<MenuIcon name="licence" />} onPress={() => openPopup('licence')}>
            {t('gaming_licence')}
          </MenuButton>
        )}
        {domainRoute.length > 1 && (
          <MenuButton icon={<MenuIcon name="signal" />} onPress={() => openPopup('lines')}>
            {t('lines_title')}
          </MenuButton>
        )}
        {agent && (
          <MenuLink link={{ to: '/agent' }} icon={<MenuIcon name="agent" />}>
            {t('agent')}
          </MenuLink>
        )}
        {languageItem}
        {menuNetworks.map(
          (network) =>
            social[network] && (
              <li key={network}>
                <NetworkLink network={network} address={social[network]} />
              </li>
            ),
        )}
      </MenuGroup>
    </>
  );
}

function NetworkLink({ network, address }: { network: (typeof menuNetworks)[number]; address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={menuItemClass(useSideMenuForm())}>
      <MenuFace icon={<NetworkIcon network={network} />}>{networkNames[network]}</MenuFace>
    </a>
  );
}

/** The logo of the network that the service uses, else the icon of its kind. */
function ServiceIcon({ csType }: { csType: string }) {
  const network = networks.find((each) => each.toUpperCase() === csType);
  return network ? <NetworkIcon network={network} /> : <MenuIcon name={csType.endsWith('CHAT') ? 'chat' : 'headset'} />;
}

function NetworkIcon({ network }: { network: SocialNetwork }) {
  return (
    <span className="mx-[3px] grid size-[22px] place-items-center text-muted">
      <SocialMark network={network} size={20} />
    </span>
  );
}

function MenuIcon({ name }: { name: IconName }) {
  return <Icon name={name} size={22} className="mx-[3px] text-muted" />;
}

function MenuButton({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: string }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={menuItemClass(useSideMenuForm())}>
        <MenuFace icon={icon}>{children}</MenuFace>
      </button>
    </li>
  );
}

/** The app: a code to scan, and links to press on a phone. */
function Downloads() {
  const t = useTranslate();
  const form = useSideMenuForm();
  const { resources, mainDomain } = useSite();
  const apps = resources.filter(({ resourceType }) => resourceType === 'IOS' || resourceType === 'Android');
  if (resources.length === 0) return null;
  return (
    <MenuGroup title={t('download_app')}>
      <MenuLink link={{ to: '/down' }} icon={<MenuIcon name="download" />}>
        {t('download_app')}
      </MenuLink>
      {form === 'full' && apps.length > 0 && (
        <li className="flex gap-2 px-1 pt-1">
          {apps.map(({ resourceType, url, labelName }) => (
            <a
              key={resourceType}
              href={url}
              aria-label={t('download_named', { name: labelName })}
              className="flex flex-1 flex-col items-center gap-1.5 rounded-md bg-surface-2 pt-1 pb-2 text-xs font-semibold text-muted hover:bg-surface-3 hover:text-text"
            >
              <QrCode text={scannedAddress(url, mainDomain)} size={MENU_CODE_SIZE} />
              <span className="max-w-full truncate px-1">{labelName}</span>
            </a>
          ))}
        </li>
      )}
    </MenuGroup>
  );
}
