import type { AdminDepositMethod, Language } from '@champa/contract';
import { Link } from 'react-admin';

/** A method by its name, with the way to its page. */
export function MethodLink({ method: { id, names }, language }: { method: AdminDepositMethod; language: Language }) {
  return <Link to={`/depositMethods/${id}/show`}>{names[language]}</Link>;
}
