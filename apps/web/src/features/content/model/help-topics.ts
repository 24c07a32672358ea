import type { HelpTopic } from '@champa/contract';
import type { MessageId } from '@champa/i18n';

/** The groups of the help centre in their order, each with the message that names it. */
export const helpGroups = [
  { group: 'guide', label: 'footer_guide' },
  { group: 'help', label: 'footer_help' },
  { group: 'legal', label: 'footer_legal' },
] as const satisfies readonly { group: HelpTopic['group']; label: MessageId }[];

/** The topics with every word of the search in their title or text. */
export function findTopics(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return topics.filter(({ title, content }) => {
    const text = plain(`${title} ${withoutTags(content)}`);
    return words.every((word) => text.includes(word));
  });
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}

// Without case and accents: "cafe" finds "Café".
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
