import type { Country } from '@champa/contract';
import type * as z from 'zod/mini';

const dialling = {
  LA: 856,
  TH: 66,
  VN: 84,
  CN: 86,
  KH: 855,
  MM: 95,
  MY: 60,
  SG: 65,
  ID: 62,
  PH: 63,
  BN: 673,
  TL: 670,
  HK: 852,
  MO: 853,
  TW: 886,
  JP: 81,
  KR: 82,
  IN: 91,
  BD: 880,
  LK: 94,
  NP: 977,
  AU: 61,
  NZ: 64,
  AE: 971,
  FR: 33,
  DE: 49,
  GB: 44,
  US: 1,
  CA: 1,
} as const;

/** The countries whose mobile numbers a brand accepts by default: its neighbours first. */
export const defaultCountries: z.infer<typeof Country>[] = Object.entries(dialling).map(([countryCode, code]) => ({
  countryCode,
  countryDialingCode: `+${code}`,
}));
