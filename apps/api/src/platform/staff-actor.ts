/** The form in which tables store an employee as author, of an action on a screen or by a command. */
export function staffActor(username: string): string {
  return `staff:${username}`;
}

/** The employee of such a form; any other author as it is. */
export function withoutStaff(actor: string): string {
  return actor.replace(/^staff:/, '');
}
