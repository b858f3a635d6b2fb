import type { Line } from './pen';
import { MUTED, type Sheet } from './sheet';

interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Rows that a column may take without pushing the purchased lines off the first page. */
const MOST_ROWS = 20;
const LEADING = 15;

export function drawParties(sheet: Sheet, seller: Party, buyer: Party): void {
  const width = sheet.right - sheet.left;
  const half = width / 2 - 16;
  const columns = [seller, buyer].map((party) => rowsOf(sheet, party, half));
  if (columns.every((rows) => rows.length <= MOST_ROWS)) {
    const top = sheet.y;
    drawParty(sheet, sheet.left, seller.title, columns[0] ?? []);
    const end = sheet.y;
    sheet.y = top;
    drawParty(sheet, sheet.left + width / 2, buyer.title, columns[1] ?? []);
    sheet.y = Math.max(sheet.y, end);
  } else {
    drawParty(sheet, sheet.left, seller.title, rowsOf(sheet, seller, width));
    sheet.y += LEADING;
    drawParty(sheet, sheet.left, buyer.title, rowsOf(sheet, buyer, width));
  }
  sheet.y += 28;
}

interface Row {
  readonly text: Line;
  readonly weight: 400 | 600;
}

function rowsOf(sheet: Sheet, { lines }: Party, width: number): Row[] {
  return lines.flatMap((line, index) => {
    const weight = index === 0 ? 600 : 400;
    return sheet.wrap(line, width, { weight }).map((text) => ({ text, weight }) as const);
  });
}

function drawParty(sheet: Sheet, x: number, title: string, rows: readonly Row[]): void {
  sheet.keep(16 + LEADING);
  sheet.text(title, x, { color: MUTED, size: 9 });
  sheet.y += 16;
  for (const { text, weight } of rows) {
    sheet.keep(LEADING);
    sheet.text(text, x, { weight });
    sheet.y += LEADING;
  }
}
