import type { Column } from '../../../ui/data-table/column';
import { textWidth } from '../../../ui/text-width';

/** Content of a column, with its minimum and maximum width in pixels. */
export interface Content<Row> {
  readonly textsOf: (row: Row) => readonly string[];
  readonly font: string;
  /** Width of the content beside the text. */
  readonly beside: number;
  readonly least: number;
  /** Width down to which it shrinks before columns without this value. */
  readonly enough?: number;
  readonly most: number;
}

/** By column id, in the order in which columns shrink. */
export type Contents<Row> = Readonly<Record<string, Content<Row>>>;

export const PADDING = 16;
export const BUTTON = 12;
const HEAD = '550 12px';
/** Beside the title of the column that orders the rows. */
const ARROW = 17;
/** The font may load after the first measurement, and is slightly wider than its fallback. */
const TOLERANCE = 1.04;

/** Fits the columns of a table into `room` pixels, each by its content; the notes take the rest. */
export function fitColumns<Row, Order extends string>(
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
  // Spare room is shared in proportion.
  const stretch = Math.max(1, forContents / sum([...widths.values()]));
  return columns.map((column) => {
    const width = widths.get(column.id);
    // The notes have no width, so that they give way when a scroll bar appears.
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
