import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/chromium.mjs';

export const dist = path.join(import.meta.dirname, '../dist');

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** The built page as any plain server of files gives it, and a browser that opens it. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  readonly page: (options?: Parameters<Browser['newPage']>[0]) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const [name = '/'] = (request.url ?? '/').split('?');
    const isPlace = !name.includes('.') || /^\/(?:library|rules)\//.test(name);
    const file = path.join(dist, isPlace && !name.startsWith('/api') ? 'index.html' : name);
    if (!existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const bound = server.address();
  const executablePath = process.env.UMPIRE_CHROMIUM;
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`,
    browser,
    page: (options = {}) => browser.newPage({ locale: 'en-GB', ...options }),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Every battle of this page has the same dice. */
export const sameDice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    crypto.getRandomValues = (list) => {
      if (list instanceof Uint32Array) list[0] = 7;
      return list;
    };
  });

/** What axe finds wrong on a page at rest: a colour on its way is none. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  });
}

/** Counts the taps of a journey: each is one click at something that is there to be seen. */
export function tapper() {
  let taps = 0;
  return {
    tap: async (what: ReturnType<Page['getByRole']>): Promise<void> => {
      await what.first().click();
      taps++;
    },
    taps: () => taps,
  };
}
