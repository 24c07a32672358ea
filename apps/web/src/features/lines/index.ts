export { LinesDialog } from './components/lines-dialog.tsx';
