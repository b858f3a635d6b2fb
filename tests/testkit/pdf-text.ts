import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Piece {
  readonly text: string;
  readonly hasEOL: boolean;
  /** Right end, in points from the left of the page. */
  readonly right: number;
  /** Baseline, in points from the bottom of the page. */
  readonly baseline: number;
}

/** Extracts the text of a PDF, line by line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes)).join('\n');
}

export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pages = await readPages(bytes);
  return pages.map((pieces) => pieces.map(({ text, hasEOL }) => `${text}${hasEOL ? '\n' : ''}`).join(''));
}

/** Extracts the amounts of a receipt's right column, in order, in cents. */
export async function pdfAmounts(bytes: Uint8Array): Promise<number[]> {
  const pieces = (await readPages(bytes)).flat();
  const column = pieces.filter(({ right }) => Math.abs(right - AMOUNTS_END) < 1);
  return column.flatMap(({ text }) => {
    const [, sign = '', dollars = '', cents = ''] = /^(-?)\$([\d,]+)\.(\d\d)$/.exec(text) ?? [];
    return cents === '' ? [] : [Number(`${sign}${dollars.replaceAll(',', '')}${cents}`)];
  });
}

/** Finds text below or beside the footer, which ends every page, by page. */
export async function pdfBelowContents(bytes: Uint8Array): Promise<string[][]> {
  const pages = await readPages(bytes);
  return pages.map((pieces) =>
    pieces
      .filter(({ text, baseline }) => text.trim() !== '' && baseline < FOOTER_TOP)
      .map(({ text }) => text),
  );
}

const FOOTER_TOP = 52;

/** A letter page is 612 points wide with margins of 56. */
const AMOUNTS_END = 556;

async function readPages(bytes: Uint8Array): Promise<Piece[][]> {
  // The reader transfers ownership of the bytes.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: Piece[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        'str' in item
          ? [
              {
                text: item.str,
                hasEOL: item.hasEOL,
                right: Number(item.transform[4]) + item.width,
                baseline: Number(item.transform[5]),
              },
            ]
          : [],
      ),
    );
  }
  await task.destroy();
  return pages;
}
