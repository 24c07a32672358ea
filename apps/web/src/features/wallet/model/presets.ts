import type { DepositMethod } from '@champa/contract';
import { minimum, parseAmount } from '@champa/money';
import type { DepositRoom } from '../../../entities/limit/index.ts';

/** The presets that the method takes and the member's own limit leaves. */
export function presetsWithin(
  { presets, min, max }: Pick<DepositMethod, 'presets' | 'min' | 'max'>,
  room: DepositRoom | null,
): string[] {
  const most = room ? minimum(parseAmount(max), room.left) : parseAmount(max);
  return presets.filter((preset) => parseAmount(preset) >= parseAmount(min) && parseAmount(preset) <= most);
}
