import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // The site's own stylesheet, for what shows the site (src/resources/settings/site-frame.css).
  plugins: [react(), tailwindcss()],
  // The platform puts a fresh one in its place each time it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    // The console's own CSP admits no font from a data: URL.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
    // Libraries are a chunk of their own: a change of our code does not make browsers download them again. That of the charts
    // is loaded with the dashboard.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules\/(?!@mui\/x-)/ }] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8081' } },
});
