type Rule = { patternId: string; min: number; max: number };

/** Text fields about members that the brand can ask for, with the rules that a new brand starts with. */
export const aboutFields = {
  nationality: { patternId: 'length', min: 2, max: 60 },
  placeOfBirth: { patternId: 'length', min: 2, max: 80 },
  address: { patternId: 'length', min: 5, max: 200 },
  permanentAddress: { patternId: 'length', min: 5, max: 200 },
  currentAddress: { patternId: 'length', min: 5, max: 200 },
  occupation: { patternId: 'length', min: 2, max: 60 },
  sourceOfIncome: { patternId: 'length', min: 2, max: 60 },
} as const satisfies Record<string, Rule>;

/** Contact details, by the name of the service. */
export const contactFields = {
  qqNum: { patternId: 'digits', min: 5, max: 12 },
  wechat: { patternId: 'lettersDigitsSymbols', min: 6, max: 20 },
  line: { patternId: 'lettersDigitsSymbols', min: 4, max: 20 },
  whatsapp: { patternId: 'digits', min: 7, max: 15 },
  facebook: { patternId: 'lettersDigitsSymbols', min: 5, max: 50 },
  telegram: { patternId: 'lettersDigitsSymbols', min: 5, max: 32 },
  zalo: { patternId: 'digits', min: 7, max: 15 },
  skype: { patternId: 'lettersDigitsSymbols', min: 6, max: 32 },
} as const satisfies Record<string, Rule>;

/** Both. A further field needs an entry above, its words in the catalogues, and its look on the site. */
export const toldFields = { ...aboutFields, ...contactFields };
export type ToldField = keyof typeof toldFields;
export const toldFieldNames = Object.keys(toldFields) as ToldField[];

/** The same value for each of these fields, such as a schema. */
export function forToldFields<T>(each: T): Record<ToldField, T> {
  return Object.fromEntries(toldFieldNames.map((name) => [name, each])) as Record<ToldField, T>;
}
