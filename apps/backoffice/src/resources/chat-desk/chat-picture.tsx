import { adminChatPicture } from '@champa/contract';
import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { call } from '../../providers/api.ts';

/** A picture of a chat. It has its place before it has come. */
export function ChatPicture({ id, seq }: { id: string; seq: number }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['chatPicture', id, seq],
    queryFn: () => call(adminChatPicture, { params: { id, seq: String(seq) } }),
    staleTime: Infinity,
  });
  if (!data) return <Skeleton variant="rounded" width={220} height={160} />;
  return (
    <Box
      component="img"
      src={`data:image/jpeg;base64,${data.picture}`}
      alt={translate('resources.chatDesk.picture')}
      sx={{ height: 160, maxWidth: '100%', objectFit: 'contain', display: 'block', borderRadius: 1 }}
    />
  );
}
