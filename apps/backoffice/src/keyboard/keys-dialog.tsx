import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { menuGroups } from '../kit/menu-groups.ts';
import type { Screen } from './screens.ts';

type Known = Screen & { keys: string };

/** The keys and what each does, in the order of the menu. */
export function KeysDialog({ screens, onClose }: { screens: readonly Known[]; onClose: () => void }) {
  const translate = useTranslate();
  const inGroups = Map.groupBy(screens, ({ group }) => group);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('keyboard.keys')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ columnWidth: 240, columnGap: 4 }}>
        <Entries>
          <Entry keys={['/']} label={translate('keyboard.search')} />
          <Entry keys={['?']} label={translate('keyboard.keys_help')} />
          <ScreenEntries screens={inGroups.get(null) ?? []} />
        </Entries>
        {menuGroups.map((group) => {
          const own = inGroups.get(group);
          if (!own) return null;
          return (
            <Box key={group} sx={{ breakInside: 'avoid' }}>
              <Typography variant="caption" component="h3" color="textSecondary">
                {translate(`champa.menu.${group}`)}
              </Typography>
              <Entries>
                <ScreenEntries screens={own} />
              </Entries>
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('keyboard.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Entries({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px 1fr',
        alignItems: 'center',
        rowGap: 0.75,
        m: 0,
        mb: 2,
        breakInside: 'avoid',
      }}
    >
      {children}
    </Box>
  );
}

function ScreenEntries({ screens }: { screens: readonly Known[] }) {
  return screens.map(({ path, keys, label }) => <Entry key={path} keys={['g', ...keys]} label={label} />);
}

function Entry({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
        {keys.map((key, place) => (
          <Box
            // A key may be pressed twice.
            key={`${place}${key}`}
            component="kbd"
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              px: 0.75,
              mr: 0.5,
              typography: 'body2',
              fontFamily: 'inherit',
            }}
          >
            {key}
          </Box>
        ))}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
        {label}
      </Box>
    </>
  );
}
