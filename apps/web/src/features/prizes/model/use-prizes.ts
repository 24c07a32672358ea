import type { MyPrizes } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { myPrizesQuery, prizeGamesQuery } from '../../../entities/prize/index.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { useMemberGate } from './use-member-gate.ts';

/** The brand's prize games, with the time of the answer by this device's clock. */
export function usePrizeGames() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(prizeGamesQuery(useLanguage()));
  return { data, arrivedAt: dataUpdatedAt, hasFailed: isError && !data, refetch: () => void refetch() };
}

/** The member's tickets, envelopes and wins; undefined for anybody else. */
export function useMyPrizes(): MyPrizes | undefined {
  const { looker } = useMemberGate();
  const { data } = useQuery({ ...myPrizesQuery(useLanguage()), enabled: looker === 'member' });
  return looker === 'member' ? data : undefined;
}

export function ticketsOf(mine: MyPrizes | undefined, game: string): number {
  return mine?.tickets.find((held) => held.game === game)?.tickets ?? 0;
}
