import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Download } from 'playwright/test';

export interface Receipt {
  fileName: string;
  firstBytes: string;
  text: string;
}

/** Reads a saved receipt: its name, first bytes and all text. */
export async function readReceipt(download: Download): Promise<Receipt> {
  const bytes = readFileSync(await download.path());
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return {
    fileName: download.suggestedFilename(),
    firstBytes: bytes.toString('latin1', 0, 4),
    text: pages.join('\n'),
  };
}
