#!/usr/bin/env node
/**
 * Draws the pictures that are files: the one a shared link shows, per language, and the icons.
 * Run by hand after a change of look; the results are committed in apps/web/public.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from './launch/browser.mjs';
import { root } from './launch/place.mjs';

const folder = join(root, 'apps', 'web', 'public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const face = readFileSync(
  join(root, 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2'),
).toString('base64');
const words = (language) =>
  JSON.parse(readFileSync(join(root, `apps/web/src/pages/landing/locales/${language}.json`), 'utf8'));

const line = (width, kind = '') => `<i class="${kind}" style="width:${width}%"></i>`;
const sheet = (title, lines) => `<section><b>${title}</b>${lines.join('')}</section>`;

const picture = (language) => `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@font-face { font-family: Face; src: url(data:font/woff2;base64,${face}); }
body { margin: 0; width: 1200px; height: 630px; background: #f5f7f3; color: #16211b; display: grid;
  grid-template-columns: 560px 1fr; gap: 56px; align-items: center; padding: 0 64px; box-sizing: border-box;
  font-family: Face, "Noto Serif CJK SC", "Noto Serif SC", "WenQuanYi Zen Hei", serif; }
svg { width: 92px; height: 92px; display: block; margin-bottom: 36px; }
h1 { font-size: ${language === 'zh' ? 50 : 58}px; line-height: 1.16; margin: 0; text-wrap: balance; }
div.sheets { position: relative; height: 470px; }
section { position: absolute; width: 300px; height: 400px; background: #fff; border: 2px solid #d8ded4;
  border-radius: 14px; padding: 30px; box-sizing: border-box; box-shadow: 0 18px 44px rgb(22 33 27 / .12); }
section:first-child { left: 0; top: 0; } section:last-child { right: 0; bottom: 0; border-color: #0d5c4a; }
section b { display: block; height: 20px; border-radius: 6px; background: #43514a; width: 60%; margin-bottom: 26px; }
i { display: block; height: 12px; border-radius: 6px; background: #d8ded4; margin-bottom: 15px; }
i.new { background: #ffe08a; box-shadow: inset 0 -4px #e6b422; } i.head { background: #7c877e; margin-top: 24px; }
</style><main>${mark}<h1>${words(language).title}</h1></main><div class="sheets">
${sheet('', [line(90), line(76), line(40, 'head'), line(84), line(92), line(58), line(36, 'head'), line(88)])}
${sheet('', [line(90), line(62, 'new'), line(40, 'head'), line(94, 'new'), line(84), line(58), line(36, 'head'), line(72, 'new')])}
</div></html>`;

const icon = (
  size,
) => `<!doctype html><style>body{margin:0;background:#0d5c4a}svg{display:block;width:${size}px;
height:${size}px;transform:scale(.84)}</style>${mark}`;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
async function draw(name, html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  writeFileSync(join(folder, name), await page.screenshot());
  await page.close();
}
for (const language of ['en', 'es', 'fr', 'de', 'zh'])
  await draw(`share-${language}.png`, picture(language), 1200, 630);
for (const size of [180, 192, 512]) await draw(`icon-${size}.png`, icon(size), size, size);
await browser.close();
