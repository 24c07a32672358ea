import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../../entities/team/index.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { useReadNews } from '../model/news-marks.ts';

/** Announcements for agents, and which of them the agent has not read on this device. */
export function useNews(memberId: string) {
  const { data, isError, refetch } = useQuery(announcementsQuery(useLanguage()));
  const read = useReadNews(memberId);
  const list = data?.list.map((each) => ({ ...each, isRead: read.includes(each.id) }));
  return {
    list,
    unread: list?.filter(({ isRead }) => !isRead).length ?? 0,
    isError,
    onRetry: () => void refetch(),
  };
}
