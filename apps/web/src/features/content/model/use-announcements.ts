import type { Announcement } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { memberAnnouncementsQuery, noticesQuery } from '../../../entities/site/index.ts';
import { useIsFirstLogin, useIsSignedIn } from '../../../kit/api/session.ts';
import { useLanguage } from '../../../kit/text/language.ts';

type Announcements = { list: readonly Announcement[] | undefined; isError: boolean; onRetry: () => void };

/** The announcements to show: B for visitors; A for members, preceded by F at their first sign-in. */
export function useAnnouncements(isWanted: boolean): Announcements {
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const isFirstLogin = useIsFirstLogin();
  const visitor = useQuery({ ...noticesQuery(language), enabled: isWanted && !isSignedIn });
  const member = useQuery({ ...memberAnnouncementsQuery('A', language), enabled: isWanted && isSignedIn });
  const newcomer = useQuery({
    ...memberAnnouncementsQuery('F', language),
    enabled: isWanted && isSignedIn && isFirstLogin,
  });
  const wanted = isSignedIn ? (isFirstLogin ? [newcomer, member] : [member]) : [visitor];
  const answers = wanted.map(({ data }) => data);
  return {
    list: answers.every((answer) => answer !== undefined) ? answers.flatMap(({ popup }) => popup) : undefined,
    isError: wanted.some(({ isError }) => isError),
    onRetry: () => {
      for (const { refetch } of wanted) void refetch();
    },
  };
}
