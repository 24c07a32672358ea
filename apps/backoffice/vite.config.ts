import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    // A change of ours leaves the large part, which is not ours, in the browsers of those who have it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8081' } },
});
