/** What an employee may do with a capability. `approve` is the second pair of eyes; `reveal` shows what is masked otherwise. */
export const staffActions = ['view', 'edit', 'approve', 'export', 'reveal'] as const;
export type StaffAction = (typeof staffActions)[number];

/** The capabilities of the back office, each with the actions that it has. Permissions are written `members.view`. */
export const staffCapabilities = {
  dashboard: ['view', 'edit'],
  members: ['view', 'edit', 'export', 'reveal'],
  notes: ['view', 'edit'],
  support: ['view', 'edit'],
  payments: ['view', 'edit', 'approve', 'export', 'reveal'],
  providers: ['view', 'edit'],
  risk: ['view', 'edit', 'export'],
  games: ['view', 'edit', 'approve'],
  lottery: ['view', 'edit', 'approve', 'export'],
  promotions: ['view', 'edit', 'approve', 'export'],
  content: ['view', 'edit'],
  agents: ['view', 'edit', 'approve', 'export', 'reveal'],
  compliance: ['view', 'edit', 'approve', 'export'],
  ledger: ['view', 'export'],
  reports: ['view', 'export'],
  settings: ['view', 'edit', 'approve'],
  staff: ['view', 'edit', 'approve'],
  approvals: ['view', 'approve'],
  audit: ['view', 'export'],
} as const satisfies Record<string, readonly StaffAction[]>;

export type StaffCapability = keyof typeof staffCapabilities;
export type StaffPermission = {
  [C in StaffCapability]: `${C}.${(typeof staffCapabilities)[C][number]}`;
}[StaffCapability];

/** Every permission, in the order of the matrix on the screen of roles. */
export const staffPermissions: StaffPermission[] = Object.entries(staffCapabilities).flatMap(([capability, actions]) =>
  actions.map((action) => `${capability}.${action}` as StaffPermission),
);

/** The role that has every permission, also those that later releases add. It cannot be changed. */
export const OWNER_ROLE = 'owner';

/** Whether a text names a permission. A role that is stored may name one that this release no longer has. */
export function isStaffPermission(text: string): text is StaffPermission {
  return (staffPermissions as readonly string[]).includes(text);
}
