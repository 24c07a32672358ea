import { laterOf } from '../../whole-catalogue.ts';
import messages from './messages.json' with { type: 'json' };

export const later = laterOf(messages);
