import { adminContent, adminContents, type ContentKind } from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { ContentCreate } from './content-create.tsx';
import { ContentList } from './content-list.tsx';
import { ContentEdit, ContentShow } from './content-page.tsx';

type Given = { kind: ContentKind; order: number; words: BackofficeResource['words'] };

/** A kind of content in the console: all kinds have the same lists and forms, made of their shapes. */
export function contentResource({ kind, order, words }: Given): BackofficeResource {
  return {
    name: kind,
    group: 'content',
    order,
    capability: 'content',
    title: 'id',
    words,
    list: () => <ContentList kind={kind} />,
    read: ({ page }) => call(adminContents, { params: { kind }, query: page }),
    create: () => <ContentCreate kind={kind} />,
    edit: () => <ContentEdit kind={kind} />,
    show: () => <ContentShow kind={kind} />,
    readOne: (key) => call(adminContent, { params: { kind, key } }),
  };
}
