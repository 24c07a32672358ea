import { type AdminChat, adminChatStep } from '@champa/contract';
import { Box, Button, Card, CardContent, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { employeeOf } from '../../kit/employee.ts';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { ChatPanel } from './chat-panel.tsx';
import { type DeskView, useDesk } from './use-desk.ts';

/** The desk of the live chat: the queue, the chats that the employee has open beside each other, and what is known of who writes. */
export function Desk() {
  const translate = useTranslate();
  const notify = useNotify();
  const { desk, typing, setTaking } = useDesk();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const mayAnswer = useMay(adminChatStep);
  if (!desk) return null;

  const open = (id: string): void => setOpened((ids) => (ids.includes(id) ? ids : [...ids, id]));
  const claim = async (id: string): Promise<void> => {
    try {
      await call(adminChatStep, { params: { id }, body: { act: 'claim' } });
      open(id);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  return (
    <Box sx={{ mt: 2 }}>
      <Title title={translate('resources.chatDesk.name', { smart_count: 2 })} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '300px 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          {mayAnswer && (
            <FormControlLabel
              control={<Switch checked={desk.isTaking} onChange={(_, is) => setTaking(is)} />}
              label={translate('resources.chatDesk.taking')}
            />
          )}
          <Group title="resources.chatDesk.waiting" list={desk.waiting} desk={desk} empty="resources.chatDesk.empty">
            {(one) => (
              <>
                {mayAnswer && (
                  <Button size="small" variant="contained" onClick={() => void claim(one.id)}>
                    {translate('resources.chatDesk.claim')}
                  </Button>
                )}
                <Button size="small" onClick={() => open(one.id)}>
                  {translate('resources.chatDesk.look')}
                </Button>
              </>
            )}
          </Group>
          <Group title="resources.chatDesk.mine" list={desk.mine} desk={desk}>
            {(one) => (
              <Button size="small" onClick={() => open(one.id)}>
                {translate('resources.chatDesk.open')}
              </Button>
            )}
          </Group>
          <Group title="resources.chatDesk.others" list={desk.others} desk={desk}>
            {(one) => (
              <Button size="small" onClick={() => open(one.id)}>
                {translate('resources.chatDesk.look')}
              </Button>
            )}
          </Group>
          {desk.translator === 'none' && (
            <Typography variant="caption" color="textSecondary">
              {translate('resources.chatDesk.no_translator')}
            </Typography>
          )}
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
            alignItems: 'start',
          }}
        >
          {opened.length === 0 && (
            <Typography color="textSecondary" sx={{ p: 2 }}>
              {translate('resources.chatDesk.none_open')}
            </Typography>
          )}
          {opened.map((id) => (
            <ChatPanel
              key={id}
              id={id}
              desk={desk}
              isTyping={typing.has(id)}
              onClose={() => setOpened((ids) => ids.filter((each) => each !== id))}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type GroupProps = {
  title: string;
  list: readonly AdminChat[];
  desk: DeskView;
  empty?: string;
  children: (one: AdminChat) => React.ReactNode;
};

function Group({ title, list, desk, empty, children }: GroupProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { time } = useFormats();
  const topicOf = (id: string): string => {
    const texts = desk.topics.find((topic) => topic.id === id)?.title ?? {};
    return texts[language] ?? texts.en ?? id;
  };
  if (list.length === 0 && !empty) return null;
  return (
    <Card component="section">
      <CardContent>
        <Typography component="h2" variant="subtitle1" gutterBottom>
          {translate(title)} ({list.length})
        </Typography>
        {list.length === 0 && <Typography color="textSecondary">{translate(empty!)}</Typography>}
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {list.map((one) => (
            <Box component="li" key={one.id}>
              <Typography sx={{ fontWeight: 600 }}>
                {one.username ?? translate('resources.chatDesk.visitor', { id: one.id })}
                {one.unread > 0 && (
                  <Box component="span" sx={{ ml: 1, color: 'error.main' }}>
                    {translate('resources.chatDesk.unread', { smart_count: one.unread })}
                  </Box>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {topicOf(one.topic)} · {one.language.toUpperCase()} · {time.clock(one.waitsSince)}
                {one.claimedBy && ` · ${employeeOf(one.claimedBy)}`}
              </Typography>
              {one.last !== '' && (
                <Typography variant="body2" noWrap title={one.last}>
                  {one.last}
                </Typography>
              )}
              <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
                {children(one)}
              </Stack>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
