import type { LotteryGame } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { FamilyId } from '@champa/lottery';

const names: Readonly<Record<FamilyId, MessageId>> = {
  vn_north: 'lottery_family_vn_north',
  vn_central: 'lottery_family_vn_central',
  vn_south: 'lottery_family_vn_south',
  hanoi: 'lottery_family_hanoi',
  lao: 'lottery_family_lao',
  thai: 'lottery_family_thai',
  five_digits: 'lottery_group_star5',
  three_digits: 'lottery_group_star3',
  k3: 'lottery_family_k3',
  eleven_five: 'lottery_family_eleven_five',
  pk10: 'lottery_family_pk10',
  mark_six: 'lottery_family_mark_six',
  dragon_tiger: 'lottery_group_dragon_tiger',
};

export type GameFamily = { id: FamilyId; name: MessageId; games: readonly LotteryGame[] };

/** Games by family, in the order of each family's first game. */
export function gameFamilies(games: readonly LotteryGame[]): GameFamily[] {
  const ids = [...new Set(games.map(({ family }) => family))];
  return ids.flatMap((id) => {
    // A page opened before an update may meet a family that it does not know.
    const name: MessageId | undefined = names[id];
    return name ? [{ id, name, games: games.filter(({ family }) => family === id) }] : [];
  });
}
