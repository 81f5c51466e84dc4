import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './setup/browser.ts';

const lines = ['Ana Ruiz', 'Experience', 'Data Analyst, Northwind Stores, Mar 2019 - present', 'Skills: SQL'];
const asText = lines.join('\n');

/** The objects of a PDF as a file, offsets and all. */
function fileOf(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${body}startxref\n${start}\n%%EOF\n`, 'latin1');
}

/** One page with these lines as real text, and others that are painted by nothing. */
function pdfOf(text: string[], unseen: string[] = []): Buffer {
  const shown = (lines: string[]) => lines.map((line) => `(${line}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 72 720 Td\n${shown(text)}\n3 Tr\n${shown(unseen)}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return fileOf(objects);
}

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<string> {
  const card = page.locator('#upload');
  await card.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await card.getByText(name, { exact: true }).waitFor({ timeout: 30_000 });
  await card.getByText('File Uploaded').waitFor();
  return page.inputValue('#resume-text');
}

test('a text file and then a PDF are read: the green state names the file, the field holds its lines', async () => {
  const page = await openPage('/');
  const plain = Buffer.from(asText);
  expect((await upload(page, 'ana.txt', 'text/plain', plain)).trim()).toBe(asText);
  const read = await upload(page, 'ana.pdf', 'application/pdf', pdfOf([...lines, 'Languages: Spanish']));
  for (const line of [...lines, 'Languages: Spanish']) expect(read).toContain(line);
});

test('lines that nobody can see are left out of the text, and that is said', async () => {
  const page = await openPage('/');
  const read = await upload(page, 'ana.pdf', 'application/pdf', pdfOf(lines, ['Skills: Kubernetes']));
  expect(read).not.toContain('Kubernetes');
  await page
    .locator('#upload')
    .getByRole('status')
    .getByRole('list')
    .getByText('One line that nobody can see in your document was left out.')
    .waitFor();
});

const files = (page: Page) => page.locator('#upload input[type=file]');

/** The first answer gets lost on the way as the server's "still reading" would stand there. */
async function answerLater(page: Page, ids: string[]): Promise<void> {
  await page.route('**/api/extract-text', async (route) => {
    const id = route.request().headers()['x-extraction-id'] ?? '';
    const again = ids.includes(id);
    ids.push(id);
    if (again) return route.continue();
    await route.fetch();
    const progressUrl = `/api/extract-text/${id}/events`;
    await route.fulfill({ status: 202, json: { status: 'running', progressUrl } });
  });
}

test('a reading that takes longer than its request is waited for, under an id of 128 random bits', async () => {
  const page = await openPage('/');
  const ids: string[] = [];
  await answerLater(page, ids);
  const plain = Buffer.from(asText);
  expect((await upload(page, 'ana.txt', 'text/plain', plain)).trim()).toBe(asText);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBe(ids[0]);
});

const pending = "sessionStorage.getItem('pending-reading')";

test('a page that is loaded again while its file is read shows the text all the same', async () => {
  const page = await openPage('/');
  const sent: string[] = [];
  let hold = true;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/extract-text', async (route) => {
    sent.push(route.request().headers()['x-extraction-id'] ?? '');
    if (!hold) return route.continue();
    // The server has it all and answers; the page never hears of it.
    await route.fetch();
    arrive();
  });
  const buffer = pdfOf(lines);
  await files(page).setInputFiles({ name: 'ana.pdf', mimeType: 'application/pdf', buffer });
  await expect.poll(() => page.evaluate(pending)).toContain('ana.pdf');
  await arrived;
  hold = false;
  await page.reload();
  await page.locator('#upload').getByText('File Uploaded').waitFor();
  const read = await page.inputValue('#resume-text');
  for (const line of lines) expect(read).toContain(line);
  expect(new Set(sent).size).toBe(1);
  expect(await page.evaluate(pending)).toBeNull();
});

/** As a hand does that is quicker than the page: a file is chosen at the very moment when the page looks for a pending reading. */
const choosing = `
  const look = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    if (key === 'pending-reading') {
      Storage.prototype.getItem = look;
      const input = document.querySelector('#upload input[type=file]');
      const chosen = new DataTransfer();
      chosen.items.add(new File([${JSON.stringify(asText)}], 'ana.txt', { type: 'text/plain' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    return look.call(this, key);
  };
`;

test('a file that is chosen while the page still starts is read once', async () => {
  const sent: string[] = [];
  const page = await openPage('/', {
    prepare: async (page) => {
      await page.addInitScript(choosing);
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/extract-text')) sent.push(request.method());
      });
    },
  });
  await page.locator('#upload').getByText('File Uploaded').waitFor();
  expect((await page.inputValue('#resume-text')).trim()).toBe(asText);
  expect(sent).toEqual(['POST']);
});

/** The first answer breaks off before the browser has seen a word of it, the cookie that names the visitor neither. */
async function loseFirstAnswer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await page.context().clearCookies();
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await session.send('Fetch.disable');
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/extract-text', requestStage: 'Response' }],
  });
}

test('a newcomer whose first answer is lost on the way has the file read all the same', async () => {
  const page = await openPage('/', { expectedErrors: /Failed to load resource/ });
  await loseFirstAnswer(page);
  const plain = Buffer.from(asText);
  expect((await upload(page, 'ana.txt', 'text/plain', plain)).trim()).toBe(asText);
});

/** Pages that are one picture of stripes, with not a letter of text: each takes seconds to look at. */
function scanOf(pages: number): Buffer {
  const [width, height] = [600, 800];
  const dots = Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      Math.floor(at / width) % 20 < 8 && (at * 7919) % 13 < 5 ? 0 : 255,
    ),
  );
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${dots.length} >>\nstream\n${dots.toString('latin1')}\nendstream`;
  const content = 'q 595 0 0 842 0 0 cm /I Do Q';
  const kids = Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    picture,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 3 0 R >> >> >>',
    ),
  ];
  return fileOf(objects);
}

test('Cancel while a scan is read ends the reading on the server and gives the card back to the keyboard', async () => {
  const page = await openPage('/');
  const card = page.locator('#upload');
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await files(page).setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scanOf(15) });
  await card.getByText(/as pictures…|as a picture…/).waitFor();
  // The second call is the reading: once it is under way there is something to end.
  await card.getByText(/page \d+ of 15/).waitFor();
  await card.getByRole('button', { name: 'Cancel' }).click();
  const reply = await ended;
  expect(new URL(reply.url()).pathname).toMatch(/^\/api\/extract-text\/[0-9a-f]{32}$/);
  expect(await reply.json()).toEqual({ ended: true });
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('choose-file');
  expect(await card.getByRole('alert').count()).toBe(0);
  expect(await page.evaluate(pending)).toBeNull();
  const plain = Buffer.from(asText);
  expect((await upload(page, 'ana.txt', 'text/plain', plain)).trim()).toBe(asText);
});
