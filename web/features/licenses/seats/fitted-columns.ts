import type { SeatOrderField } from '#domain/licenses/seats/sort-seats';
import type { Column } from '../../../ui/data-table/column';
import { textWidth } from '../../../ui/text-width';
import { SEAT_COLUMNS } from './seat-columns';
import type { SeatRow_SeatFragment } from './seat-grid.generated';

type Seat = SeatRow_SeatFragment;

/** What a column holds, and how many pixels it keeps when there is little room, and asks for at most. */
interface Content {
  readonly textsOf: (seat: Seat) => readonly string[];
  readonly font: string;
  /** What stands beside the text. */
  readonly beside: number;
  readonly least: number;
  readonly most: number;
}

const CELL = '400 13px';
const HEAD = '550 12px';
/** Beside the title of the column that orders the rows. */
const ARROW = 17;
const PADDING = 16;
const PILL = 30;
const BUTTON = 12;
/** The font may come after the first measuring, and is a little wider than its fallback. */
const TOLERANCE = 1.04;

/** In the order in which they give way: a pill takes two lines before a note is cut short. */
const CONTENTS: Readonly<Record<string, Content>> = {
  managers: {
    textsOf: ({ managers }) => [managers.join(', ')],
    font: CELL,
    beside: PADDING,
    least: 88,
    most: 200,
  },
  pending: {
    textsOf: ({ pendingChange: { changes, label } }) => [...changes, label ?? ''],
    font: '550 12px',
    beside: PADDING + PILL,
    least: 188,
    most: 280,
  },
  notes: { textsOf: ({ note }) => [note], font: CELL, beside: PADDING, least: 76, most: 170 },
  user: {
    textsOf: ({ assignedTo }) => [assignedTo ?? ''],
    font: CELL,
    beside: PADDING + BUTTON,
    least: 150,
    most: 300,
  },
  product: {
    textsOf: ({ productName }) => [productName],
    font: CELL,
    beside: PADDING,
    least: 112,
    most: 160,
  },
};

/** The columns of a grid so many pixels wide, each by what its rows hold. */
export function fittedColumns(seats: readonly Seat[], room: number): readonly Column<Seat, SeatOrderField>[] {
  const titles = new Map(SEAT_COLUMNS.map(({ id, title }) => [id, textWidth(title, HEAD) + PADDING + ARROW]));
  const widths = new Map(
    Object.entries(CONTENTS).map(([id, content]) => [id, widthOf(seats, content, titles.get(id) ?? 0)]),
  );
  const forContents = room - sum(SEAT_COLUMNS.map(({ width }) => (typeof width === 'number' ? width : 0)));
  let lacking = sum([...widths.values()]) - forContents;
  for (const [id, { least }] of Object.entries(CONTENTS)) {
    const width = widths.get(id) ?? 0;
    const given = Math.min(Math.max(lacking, 0), Math.max(0, width - least));
    widths.set(id, width - given);
    lacking -= given;
  }
  // What nobody asked for, all have by their share.
  const stretch = Math.max(1, forContents / sum([...widths.values()]));
  return SEAT_COLUMNS.map((column) => {
    const width = widths.get(column.id);
    // Notes take what is left, also when a scroll bar comes later.
    return width === undefined || column.id === 'notes'
      ? column
      : { ...column, width: Math.floor(width * stretch) };
  });
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

function widthOf(
  seats: readonly Seat[],
  { textsOf, font, beside, most }: Content,
  titleWidth: number,
): number {
  const texts = new Set(seats.flatMap(textsOf));
  const longest = [...texts].reduce((width, text) => Math.max(width, textWidth(text, font)), 0);
  return Math.min(Math.ceil(Math.max(longest * TOLERANCE + beside, titleWidth)), most);
}
