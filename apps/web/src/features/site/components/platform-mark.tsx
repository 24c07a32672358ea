import android from 'simple-icons/icons/android.svg?inline';
import apple from 'simple-icons/icons/apple.svg?inline';
import { Icon } from '@champa/ui';
import type { ResourceType } from '../model/downloads.ts';
import { Mark } from './mark.tsx';

/** The logo of a download's platform; hidden from screen readers. */
export function PlatformMark({ type }: { type: ResourceType }) {
  if (type === 'WEB') return <Icon name="globe" size={26} />;
  return <Mark drawing={type === 'Android' ? android : apple} size={26} />;
}
