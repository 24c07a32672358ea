import type { Permission } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

export type Resource = Permission['info']['resources'][number];
export type ResourceType = Resource['resourceType'];

type Guide = { title: MessageId; text: MessageId; steps: readonly MessageId[] };

/** The name of each kind of download, and how to install it. */
export const guides: Readonly<Record<ResourceType, Guide>> = {
  IOS: {
    title: 'down_ios',
    text: 'down_ios_text',
    steps: ['down_ios_step_1', 'down_ios_step_2', 'down_ios_step_3'],
  },
  Android: {
    title: 'down_android',
    text: 'down_android_text',
    steps: ['down_android_step_1', 'down_android_step_2', 'down_android_step_3'],
  },
  MOBILECONFIG: {
    title: 'down_lite',
    text: 'down_lite_text',
    steps: ['down_lite_step_1', 'down_lite_step_2', 'down_lite_step_3'],
  },
  WEB: {
    title: 'down_web',
    text: 'down_web_text',
    steps: ['down_web_step_1', 'down_web_step_2', 'down_web_step_3'],
  },
};

const order = Object.keys(guides) as readonly ResourceType[];

/** The downloads in the order of the page, whatever the brand's order. */
export function inOrder(resources: readonly Resource[]): Resource[] {
  return resources.toSorted((a, b) => order.indexOf(a.resourceType) - order.indexOf(b.resourceType));
}

/** A download's address for another device: an address of this site is completed by the brand's main domain. */
export function scannedAddress(url: string, mainDomain: string): string {
  return URL.canParse(url, mainDomain) ? new URL(url, mainDomain).href : url;
}
