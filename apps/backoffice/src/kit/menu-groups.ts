/** The groups of the menu, from the top. */
export const menuGroups = [
  'members',
  'money',
  'games',
  'lottery',
  'promotions',
  'agents',
  'content',
  'service',
  'safety',
  'books',
  'brand',
] as const;
export type MenuGroup = (typeof menuGroups)[number];
