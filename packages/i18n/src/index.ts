export type { Catalogue, MessageId, MessageValues } from './catalogue.ts';
export { deviceOf } from './device-name.ts';
export { formatCount } from './format.ts';
export { contractKindLabels, roundStateLabels } from './labels.ts';
export { mainMovementKinds, movementLabel } from './movement-kinds.ts';
export { isLanguage, languageInfo, negotiateLanguage, ownTextLanguage } from './languages.ts';
export { fileTime, type TimeFormat, timeFormat } from './time-format.ts';
