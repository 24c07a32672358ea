/** An employee as tables keep who did something, whether on a screen or by a command. */
export function staffActor(username: string): string {
  return `staff:${username}`;
}
