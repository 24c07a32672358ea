import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';

export type MenuProps = { trigger: ReactElement };

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

type OnDemandMenuProps = { trigger: Trigger; load: () => Promise<ComponentType<MenuProps>> };

/**
 * A menu whose code loads when the pointer nears its trigger, not with the first screen. Once loaded, it mounts open around
 * the same trigger.
 */
export function OnDemandMenu({ trigger, load }: OnDemandMenuProps) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<MenuProps> } | null>(null);
  if (loaded) return <loaded.Menu trigger={trigger} />;
  const prepare = () => void load().catch(ignore);
  return cloneElement(trigger, {
    onPointerEnter: prepare,
    onFocus: prepare,
    // If loading fails, app/part-failure.ts reports it.
    onClick: () => void load().then((Menu) => setLoaded({ Menu }), ignore),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
}

const ignore = (): void => undefined;
