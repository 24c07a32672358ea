import type { BackofficeResource } from '../kit/resource.ts';

const found = import.meta.glob<BackofficeResource>('./**/list.tsx', { eager: true, import: 'resource' });

/** Every list of the console, in the order of its menu: what each `list.tsx` in this folder exports as `resource`. */
export const resources = Object.values(found).toSorted((a, b) => a.order - b.order);

// A list's name is its address: of two with one name, one would never be seen.
const again = resources.find(({ name }, place) => resources.findIndex((other) => other.name === name) < place);
if (again) throw new Error(`two lists are called ${again.name}`);
