import { cx, Icon, type IconName } from '@champa/ui';
import type { ReactNode } from 'react';

/** Icons of the agent centre alone: they load with it, not with the first screen. */
const shapes = {
  chart: <path d="M4 20V4M4 20h16M8.5 16.5v-4M12.5 16.5V8M16.5 16.5v-6" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.7-3.4 3.2-5 6.5-5s5.8 1.6 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .6 3.2 2.2 3.5 4.6" />
    </>
  ),
  swap: <path d="M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19" />,
  balance: <path d="M12 4v16M7.5 20h9M5 7h14M5 7l-2.5 7h5ZM19 7l-2.5 7h5Z" />,
  contract: (
    <path d="M7 3.5h7.5L19 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM14 3.5V8.5h5M9 13h6M9 16.5h3.5" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  bolt: <path d="M13 3 5 13.5h6L10 21l9-11h-6.5Z" />,
} as const satisfies Record<string, ReactNode>;

type OwnName = keyof typeof shapes;
export type AgentIconName = IconName | OwnName;

type AgentIconProps = { name: AgentIconName; size?: number; className?: string | undefined };

/** An icon beside its text. */
export function AgentIcon({ name, size = 20, className }: AgentIconProps) {
  if (!isOwn(name)) return <Icon name={name} size={size} className={className} />;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      {shapes[name]}
    </svg>
  );
}

function isOwn(name: AgentIconName): name is OwnName {
  return Object.hasOwn(shapes, name);
}
