/** The name of the employee that an actor of the server stands for; other actors as they are. */
export function employeeOf(actor: string | null): string {
  return actor?.replace(/^staff:/, '') ?? '';
}
