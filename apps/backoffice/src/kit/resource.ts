import type { Language, StaffCapability, StaffPermission } from '@champa/contract';
import type { ComponentType } from 'react';
import type { MenuGroup } from './menu-groups.ts';
import type { Words } from '../words/in-languages.ts';

/** The page of a list that the console asks for, with the list's filters. */
export type Wanted = { page: { pageNo: string; pageSize: string }; filter: Record<string, string> };

/** `meta`: what the answer holds beside the rows. */
export type Page = { list: readonly object[]; total: number; meta?: object };

/** A page of a long list: behind the row `after`, which is the `next` of the page before. */
export type WantedOn = { page: { after?: string; pageSize: string }; filter: Record<string, string> };
export type PageOn = { list: readonly object[]; next: string | null };

/** A list is counted and read by page numbers, or long and read on from where the page before ended. */
type Reading = { read: (wanted: Wanted) => Promise<Page> } | { readOn: (wanted: WantedOn) => Promise<PageOn> };

/** `name` is singular and plural where the language tells them apart (`Deposit |||| Deposits`); `fields` names every column. */
type ResourceWords = Record<Language, Words & { name: string; empty?: string; fields: Words }>;

/** A list of one row, such as a member's deposits: read as other lists are. */
export type ListOfRow = { words: ResourceWords } & (
  | { read: (id: string, wanted: Wanted) => Promise<Page> }
  | { readOn: (id: string, wanted: WantedOn) => Promise<PageOn> }
);

/** Whoever may view a capability finds the list in the menu, and whoever may edit it the form; or whoever has one of some permissions. */
type Allowed = { capability: StaffCapability } | { permissions: readonly StaffPermission[] };

/** One list of the back office, declared in its `list.tsx`: its words, its calls, its screens. */
export type BackofficeResource = Reading &
  Allowed & {
    /** As in the address: `#/vendors`. */
    name: string;
    /** The group of the menu that it stands in; without one it stands above them. */
    group?: MenuGroup;
    /** Its place in the group. */
    order: number;
    words: ResourceWords;
    /** Beside its name in the menu. */
    icon?: ComponentType;
    /** The field that stands for a row in headings. */
    title?: string;
    list: ComponentType;
    show?: ComponentType;
    edit?: ComponentType;
    /** The form for a new row. */
    create?: ComponentType;
    /** Reads one row, for its `show` and `edit`. */
    readOne?: (id: string) => Promise<object>;
    /** Sends what was typed into `edit`, and returns the row after it. */
    save?(id: string, typed: object): Promise<object>;
    /** Lists of one row, shown on its own screen. */
    lists?: Record<string, ListOfRow>;
  };

/** Whether these permissions let an employee open a list. */
export function mayOpen(resource: BackofficeResource, held: readonly string[]): boolean {
  const needed = 'permissions' in resource ? resource.permissions : [`${resource.capability}.view` as const];
  return needed.some((permission) => held.includes(permission));
}
