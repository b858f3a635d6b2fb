import { useMediaQuery } from '@mantine/hooks';
import { useOnPaper } from '../on-paper';
import { textScale } from '../text-scale';
import { CardList, type CardListProps } from './cards';
import type { TableSort } from './column';
import { SectionedTable } from './rows';

interface DataTableProps<Row, Field extends string> extends CardListProps<Row, Field> {
  /** Window width up to which rows are cards; scaled with the text size. */
  cardsUpTo: 760 | 900;
  sort?: TableSort<Field>;
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
