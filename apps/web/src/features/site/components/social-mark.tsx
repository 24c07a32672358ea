import facebook from 'simple-icons/icons/facebook.svg?inline';
import instagram from 'simple-icons/icons/instagram.svg?inline';
import line from 'simple-icons/icons/line.svg?inline';
import telegram from 'simple-icons/icons/telegram.svg?inline';
import tiktok from 'simple-icons/icons/tiktok.svg?inline';
import whatsapp from 'simple-icons/icons/whatsapp.svg?inline';
import twitter from 'simple-icons/icons/x.svg?inline';
import youtube from 'simple-icons/icons/youtube.svg?inline';
import type { SocialNetwork } from '@champa/contract';
import { Mark } from './mark.tsx';

const marks: Record<SocialNetwork, string> = {
  youtube,
  twitter,
  tiktok,
  facebook,
  instagram,
  whatsapp,
  telegram,
  line,
};

/** A network's logo in the colour of its text; hidden from screen readers. */
export function SocialMark({ network, size }: { network: SocialNetwork; size: number }) {
  return <Mark drawing={marks[network]} size={size} />;
}
