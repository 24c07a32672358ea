type Translate = (key: string, options?: Record<string, string>) => string;

/** What happened in a step of a case, in words; steps of a part name it (`part 7 paid`). */
export function stepWord(step: string, translate: Translate): string {
  const [, number, end] = /^part (\d+) (paid|failed)$/.exec(step) ?? [];
  if (number !== undefined) return translate(`resources.withdrawals.steps.part_${end}`, { number });
  if (step.endsWith(' received')) return translate('resources.withdrawals.steps.part_received');
  return translate(`resources.withdrawals.steps.${step}`, { _: step });
}

/** Who took a step: an employee by name, the member, or the platform by itself. */
export function actorWord(actor: string, translate: Translate): string {
  const [kind, name] = actor.split(':');
  if (kind === 'staff' && name !== undefined) return name;
  return translate(`resources.withdrawals.actors.${kind}`, { _: actor });
}
