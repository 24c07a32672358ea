import type { RewardKind } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { useSite } from '../../../entities/site/index.ts';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { localText } from '../../../kit/text/local-text.ts';

/** The name and picture of each source of rewards. */
export const sources: Record<RewardKind, { label: MessageId; art: ArtIconName }> = {
  rebate: { label: 'reward_rebate', art: 'JACKPOT' },
  promotion: { label: 'reward_promotion', art: 'PROMO' },
  mission: { label: 'reward_mission', art: 'WINNERS' },
  vip: { label: 'reward_vip', art: 'VIP' },
  prize: { label: 'reward_prize', art: 'MINI' },
  envelope: { label: 'reward_envelope', art: 'REWARDS' },
  points: { label: 'reward_points', art: 'VENDORS' },
  staff: { label: 'reward_staff', art: 'FAV' },
};

type Named = { kind: RewardKind; title: Parameters<typeof localText>[0] | null };

/** The title of a reward: its own, else its source's. */
export function useRewardTitle(): (reward: Named) => string {
  const t = useTranslate();
  const language = useLanguage();
  const { brand } = useSite();
  return ({ kind, title }) => (title && localText(title, language, brand)) || t(sources[kind].label);
}
