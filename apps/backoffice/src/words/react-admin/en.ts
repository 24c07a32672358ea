/** What react-admin says by itself, in English. */
export { default as en } from 'ra-language-english';
