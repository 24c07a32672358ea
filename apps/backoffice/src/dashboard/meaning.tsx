import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What a figure is, on hover, focus and tap. */
export function Meaning({ figure }: { figure: string }) {
  const translate = useTranslate();
  const name = translate(`dashboard.figures.${figure}`);
  return (
    <Tooltip title={translate(`dashboard.meanings.${figure}`)} describeChild enterTouchDelay={0} leaveTouchDelay={8000}>
      <IconButton
        size="small"
        aria-label={translate('dashboard.means', { figure: name })}
        sx={{ p: 0.5, color: 'text.secondary' }}
      >
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
          <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-6h2v6Zm0-8h-2V7h2v2Z" />
        </svg>
      </IconButton>
    </Tooltip>
  );
}
