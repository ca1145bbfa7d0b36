import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { caseFiles } from './vite-cases.js';

/** Renders the sample and its answer into the built page, so that it is there before the script is. */
export function firstPage(conditions: readonly string[]): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (page) => {
        const server = await createServer({
          root: import.meta.dirname,
          configFile: false,
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
          ssr: { resolve: { conditions: [...conditions] } },
          plugins: [react(), caseFiles()],
        });
        try {
          const { firstPage: render } = await server.ssrLoadModule('/src/first-page.tsx');
          const { html, known } = await render();
          return page
            .replace('<div id="page"></div>', () => `<div id="page">${html}</div>`)
            .replace('</body>', () => `<script type="application/json" id="known">${known}</script></body>`);
        } finally {
          await server.close();
        }
      },
    },
  };
}
