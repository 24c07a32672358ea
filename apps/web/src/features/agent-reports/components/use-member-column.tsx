import { useTranslate } from '@champa/i18n/react';
import type { Column } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReportsSearch } from '../model/reports-search.ts';

/** The member of a row; pressed, the report is of this member alone. */
export function useMemberColumn(search: ReportsSearch): Column<{ member: { id: string; username: string } }> {
  const t = useTranslate();
  return {
    id: 'member',
    header: t('col_member'),
    cell: ({ member }) => (
      <Link
        to="."
        search={{ ...search, member: member.id, reach: 'own', round: undefined }}
        resetScroll={false}
        className="font-semibold hover:text-gold"
      >
        {member.username}
      </Link>
    ),
  };
}
