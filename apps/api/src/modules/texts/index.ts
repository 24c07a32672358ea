// For: the brand's own wording of the site's messages, by message ID and language.
// Owns: schema `texts`.
// Never: word a message in a way that its reader cannot fill in: placeholders and plural forms are those of the built-in text.

export { textsCommands } from './texts.cli.ts';
export { createTexts, type Texts } from './texts.module.ts';
