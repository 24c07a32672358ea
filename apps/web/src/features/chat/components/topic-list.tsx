import { useTranslate } from '@champa/i18n/react';
import { Icon, Plumeria } from '@champa/ui';

type TopicListProps = { topics: readonly { id: string; title: string }[]; onChoose: (id: string) => void };

/** What the chat is about: the choice with which it begins. */
export function TopicList({ topics, onChoose }: TopicListProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-4">
      <p className="flex items-center gap-3 text-sm text-muted">
        <Plumeria size={44} className="shrink-0" />
        {t('chat_text')}
      </p>
      <ul className="flex flex-col gap-2.5">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md bg-surface-2 px-4 text-start font-semibold transition-colors hover:bg-surface-3 hover:text-gold"
            >
              <Icon name="chat" size={20} className="text-muted" />
              <span className="flex-1">{title}</span>
              <Icon name="chevronEnd" size={18} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
