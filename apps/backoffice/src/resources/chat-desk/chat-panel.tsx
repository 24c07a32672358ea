import { adminChatRead, adminChatTranslation, type ChatMessage } from '@champa/contract';
import { Box, Button, Card, CardContent, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { call, follow } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { ChatNotes } from './chat-notes.tsx';
import { ChatPicture } from './chat-picture.tsx';
import { ChatSteps } from './chat-steps.tsx';
import { MemberFacts } from './member-facts.tsx';
import { type DeskView, useChat } from './use-desk.ts';

type ChatPanelProps = { id: string; desk: DeskView; isTyping: boolean; onClose: () => void };

/** One chat on the desk: who writes, what was said, the answer, and notes among staff. */
export function ChatPanel({ id, desk, isTyping, onClose }: ChatPanelProps) {
  const translate = useTranslate();
  const { chat, refresh } = useChat(id);
  const log = useRef<HTMLDivElement>(null);
  const last = chat?.lastSeq ?? 0;
  const isMine = chat?.can.includes('say') === true;
  const markRead = useEffectEvent(() => {
    if (isMine && last > 0) follow(adminChatRead, { params: { id }, body: { seq: last } }).catch(() => undefined);
  });
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    markRead();
  }, [last, isMine]);
  if (!chat) return null;
  const who = chat.username ?? translate('resources.chatDesk.visitor', { id });
  return (
    <Card component="section" aria-label={who}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" variant="subtitle1" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {who} · {translate(`resources.chatDesk.states.${chat.state}`)}
          </Typography>
          <IconButton size="small" aria-label={translate('resources.chatDesk.close')} onClick={onClose}>
            ✕
          </IconButton>
        </Box>
        <MemberFacts memberId={chat.memberId} />
        <Box
          ref={log}
          role="log"
          aria-label={translate('resources.chatDesk.log')}
          tabIndex={0}
          sx={{ height: 320, overflowY: 'auto', display: 'flex', flexDirection: 'column', gap: 1 }}
        >
          {chat.messages.map((message) => (
            <Line
              key={message.seq}
              id={id}
              message={message}
              isRead={chat.customerRead >= message.seq}
              canTranslate={desk.translator !== 'none'}
            />
          ))}
          {isTyping && (
            <Typography variant="caption" color="textSecondary" role="status">
              {translate('resources.chatDesk.typing')}
            </Typography>
          )}
        </Box>
        {isMine && <ChatAnswer id={id} language={chat.language} onSent={refresh} />}
        <ChatSteps chat={chat} colleagues={desk.colleagues} onStep={refresh} />
        <ChatNotes chat={chat} onNoted={refresh} />
        {chat.stars !== null && (
          <Typography variant="body2">
            {'★'.repeat(chat.stars)} {chat.ratingComment}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

const colours = { customer: 'action.selected', staff: 'action.hover', system: 'transparent' } as const;

type LineProps = { id: string; message: ChatMessage; isRead: boolean; canTranslate: boolean };

export function Line({ id, message, isRead, canTranslate }: LineProps) {
  const translate = useTranslate();
  const { time } = useFormats();
  const { side, kind, name, text, at, seq } = message;
  if (kind === 'event') {
    return (
      <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
        {translate(`resources.chatDesk.events.${text}`, { name: name ?? '' })}
      </Typography>
    );
  }
  return (
    <Box
      sx={{
        alignSelf: side === 'staff' ? 'flex-end' : 'flex-start',
        maxWidth: '88%',
        p: 1,
        borderRadius: 1,
        bgcolor: colours[side],
      }}
    >
      {kind === 'picture' ? (
        <ChatPicture id={id} seq={seq} />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="caption" color="textSecondary">
          {side === 'staff' ? `${name} · ` : ''}
          {time.clock(at)}
          {side === 'staff' && isRead ? ` · ${translate('resources.chatDesk.read')}` : ''}
        </Typography>
        {canTranslate && kind === 'text' && side === 'customer' && <Translation id={id} seq={seq} />}
      </Stack>
    </Box>
  );
}

/** What a customer wrote, in the console's language. */
function Translation({ id, seq }: { id: string; seq: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [text, setText] = useState<string | null>();
  const ask = (): void => {
    call(adminChatTranslation, { params: { id }, body: { seq, to: language } }).then(
      (answer) => setText(answer.text),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  };
  if (text === undefined) {
    return (
      <Button size="small" onClick={ask}>
        {translate('resources.chatDesk.translate')}
      </Button>
    );
  }
  return <Typography variant="body2">{text ?? translate('resources.chatDesk.no_translator')}</Typography>;
}
