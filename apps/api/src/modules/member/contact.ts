import type { MaskedField } from '@champa/contract';
import { masked, type MaskedKind } from '../../platform/mask.ts';
import type { Profile } from './domain/profile.ts';

const kinds: Record<MaskedField, MaskedKind> = {
  mobile: 'phone',
  email: 'email',
  fullName: 'name',
  payeeName: 'name',
  birthday: 'day',
  idNumber: 'document',
};

/** A member's personal data as every employee sees it. */
export function maskedContact(profile: Profile): { field: MaskedField; shown: string }[] {
  return (Object.keys(kinds) as MaskedField[]).map((field) => ({
    field,
    shown: masked(kinds[field], profile[field] ?? ''),
  }));
}
