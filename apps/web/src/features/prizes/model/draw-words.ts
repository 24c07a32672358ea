import type { PrizeDraw } from '@champa/contract';
import { useMoneyFormat } from '@champa/ui';

/** What a draw gave, in brief: a prize by its name, an envelope by its amount. */
export function useDrawWords(): (draw: Pick<PrizeDraw, 'kind' | 'reward' | 'prizeName'>) => string {
  const money = useMoneyFormat();
  return ({ kind, reward, prizeName }) =>
    kind === 'envelope' && 'amount' in reward ? money(reward.amount) : prizeName;
}
