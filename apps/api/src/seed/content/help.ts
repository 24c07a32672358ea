import type { ContentImportInput } from '../../modules/content/index.ts';
import { helpAnswers } from './help-answers.ts';
import { helpGuides } from './help-guides.ts';
import { helpLegal } from './help-legal.ts';

/** The demo's help centre, in the order of its groups. */
export const demoHelpTopics: ContentImportInput['helpTopics'] = [...helpGuides, ...helpAnswers, ...helpLegal];
