import '@champa/i18n/fonts.css';
import '@champa/i18n/fonts-cn.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Styles } from './styles.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Styles>
      <App />
    </Styles>
  </StrictMode>,
);
