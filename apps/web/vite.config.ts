import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { codeSplitting, treeshake } from '../../scripts/chunks.mjs';
import { caseFiles } from './vite-cases.js';
import { firstPage } from './vite-first-page.js';

const conditions = ['umpire-src', 'module', 'browser', 'development|production'];

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

// biome-ignore lint/style/noDefaultExport: Vite asks for one
export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.VITE_UMPIRE_VERSION': JSON.stringify(version) },
  resolve: { conditions },
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake,

      output: { comments: { annotation: false, jsdoc: false }, codeSplitting },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  plugins: [
    react(),
    caseFiles(),
    firstPage(conditions),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Umpire',
        short_name: 'Umpire',
        description: 'Exact odds for tabletop wargames',
        start_url: '/',
        display: 'standalone',
        background_color: '#FAFAF7',
        theme_color: '#0F6B5C',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg,webmanifest}'], navigateFallback: '/index.html' },
    }),
  ],
});
