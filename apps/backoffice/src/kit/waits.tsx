import { Alert, Link as MuiLink } from '@mui/material';
import { Link, useNotify, useRefresh, useTranslate } from 'react-admin';
import { refusalOf } from '../providers/api.ts';

/**
 * Tells that what was asked for waits for another person, with the way to the request.
 *
 * @returns (what it returns) whether that is what the server answered; anything else is for the caller to tell
 */
export function useWaits(): (error: unknown) => boolean {
  const notify = useNotify();
  const refresh = useRefresh();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal?.code !== 'WAITS_FOR_APPROVAL') return false;
    const approval = String(refusal.value?.['approval']);
    notify(<WaitsNotice message={(error as Error).message} approval={approval} />, { autoHideDuration: 12_000 });
    refresh();
    return true;
  };
}

function WaitsNotice({ message, approval }: { message: string; approval: string }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" variant="filled" sx={{ alignItems: 'center' }}>
      {message}{' '}
      <MuiLink component={Link} to={`/approvals/${approval}/show`} color="inherit" underline="always">
        {translate('champa.open_request')}
      </MuiLink>
    </Alert>
  );
}
