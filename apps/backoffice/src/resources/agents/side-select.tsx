import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';

const sides = ['downline', 'upline'] as const;

/** Of a contract the member is the downline, who receives, or the upline, who pays. */
export function SideSelect({ side, change }: { side: string; change: (side: string) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={side}
      onChange={(_, to: string | null) => to !== null && change(to)}
      aria-label={translate('resources.agents.side')}
    >
      {sides.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 1.5 }}>
          {translate(`resources.agents.sides.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
