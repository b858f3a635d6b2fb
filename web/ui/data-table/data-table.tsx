import { useMediaQuery } from '@mantine/hooks';
import { useOnPaper } from '../on-paper';
import { textScale } from '../text-scale';
import { CardList } from './cards';
import type { Column, TableSort } from './column';
import { SectionedTable } from './rows';

interface DataTableProps<Row, Field extends string> {
  rows: readonly Row[];
  columns: readonly Column<Row, Field>[];
  label: string;
  totalCount?: number;
  /** Window width up to which rows are cards; scaled with the text size. */
  cardsUpTo: 760 | 900;
  sort?: TableSort<Field>;
  className?: string | undefined;
}

export function DataTable<Row extends { id: string }, Field extends string = never>(
  props: DataTableProps<Row, Field>,
) {
  const { rows, columns, label, totalCount, cardsUpTo, sort = null, className } = props;
  const isNarrow = useNarrow(cardsUpTo);
  if (isNarrow) return <CardList {...{ rows, columns, label, totalCount, className }} />;
  const sections = [{ key: 'rows', heading: null, rows }];
  return <SectionedTable {...{ sections, columns, label, totalCount, sort, className }} />;
}

/** Paper is as narrow as a small window, and its width is unknown until its pages are laid out. */
export function useNarrow(cardsUpTo: number): boolean {
  const isOnPaper = useOnPaper();
  const query = `(max-width: ${cardsUpTo * textScale()}px)`;
  return useMediaQuery(query, false, { getInitialValueInEffect: false }) || isOnPaper;
}
