import type { Column } from '../../../ui/data-table/column';
import { textWidth } from '../../../ui/text-width';

/** What a column holds, and how many pixels it keeps when there is little room, and asks for at most. */
export interface Content<Row> {
  readonly textsOf: (row: Row) => readonly string[];
  readonly font: string;
  /** What stands beside the text. */
  readonly beside: number;
  readonly least: number;
  /** What it gives way down to before the columns without such a figure do. */
  readonly enough?: number;
  readonly most: number;
}

/** By the ids of columns, in the order in which they give way. */
export type Contents<Row> = Readonly<Record<string, Content<Row>>>;

export const PADDING = 16;
export const BUTTON = 12;
const HEAD = '550 12px';
/** Beside the title of the column that orders the rows. */
const ARROW = 17;
/** The font may come after the first measuring, and is a little wider than its fallback. */
const TOLERANCE = 1.04;

/** The columns of a table so many pixels wide, each by what its rows hold; the notes take what is left. */
export function fittedTo<Row, Order extends string>(
  columns: readonly Column<Row, Order>[],
  contents: Contents<Row>,
  rows: readonly Row[],
  room: number,
): readonly Column<Row, Order>[] {
  const titles = new Map(columns.map(({ id, title }) => [id, textWidth(title, HEAD) + PADDING + ARROW]));
  const widths = new Map(
    Object.entries(contents).map(([id, content]) => [id, widthOf(rows, content, titles.get(id) ?? 0)]),
  );
  const fixed = columns.map(({ id, width }) => (typeof width === 'number' && !widths.has(id) ? width : 0));
  const forContents = room - sum(fixed);
  let lacking = sum([...widths.values()]) - forContents;
  for (const bound of ['enough', 'least'] as const)
    for (const [id, content] of Object.entries(contents)) {
      const width = widths.get(id) ?? 0;
      const given = Math.min(Math.max(lacking, 0), Math.max(0, width - (content[bound] ?? width)));
      widths.set(id, width - given);
      lacking -= given;
    }
  // What nobody asked for, all have by their share.
  const stretch = Math.max(1, forContents / sum([...widths.values()]));
  return columns.map((column) => {
    const width = widths.get(column.id);
    // Also when a scroll bar comes later.
    return width === undefined || column.id === 'notes'
      ? column
      : { ...column, width: Math.floor(width * stretch) };
  });
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

function widthOf<Row>(
  rows: readonly Row[],
  { textsOf, font, beside, most }: Content<Row>,
  titleWidth: number,
): number {
  const texts = new Set(rows.flatMap(textsOf));
  const longest = [...texts].reduce((width, text) => Math.max(width, textWidth(text, font)), 0);
  return Math.min(Math.ceil(Math.max(longest * TOLERANCE + beside, titleWidth)), most);
}
