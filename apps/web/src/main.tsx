import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadPermission } from './app/permission.ts';
import { router } from './app/router.ts';
import { StartFailure } from './app/start-failure.tsx';
import { applyBrandTokens } from './shared/brand-tokens.ts';
import { language } from './shared/language.ts';
import { watchParts } from './shared/part-failure.ts';
import { keepReferralCode } from './shared/referral.ts';
import { keepMerchantCode, takeTokenFromAddress } from './shared/session.ts';
import { followSystemTheme } from './shared/theme.ts';
import './styles.css';

const root = createRoot(document.getElementById('root')!);

watchParts();
takeTokenFromAddress();
keepReferralCode();
followSystemTheme();
void start();

async function start(): Promise<void> {
  try {
    const permission = await loadPermission();
    const { brand } = permission.info;
    applyBrandTokens(brand.tokens);
    keepMerchantCode(brand.merchantCode);
    document.title = brand.name;
    await Promise.all([language.start(brand), router.load()]);
    root.render(
      <StrictMode>
        <App permission={permission} />
      </StrictMode>,
    );
  } catch {
    await language.startAlone();
    root.render(<StartFailure onRetry={() => void start()} />);
  }
}
