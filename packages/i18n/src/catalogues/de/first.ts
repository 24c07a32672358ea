import { firstOf } from '../../whole-catalogue.ts';
import messages from './messages.json' with { type: 'json' };

export const first = firstOf(messages);
