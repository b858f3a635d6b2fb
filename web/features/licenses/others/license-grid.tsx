import { useMediaQuery } from '@mantine/hooks';
import { LicenseCards } from './license-cards';
import type { LicenseRow, LicenseRowsProps } from './license-column';
import { LicenseTable } from './license-table';

const NARROW = '(max-width: 900px)';

/** Licences outside subscriptions: a table, or cards where a table has no room. */
export function LicenseGrid<Row extends LicenseRow>(props: LicenseRowsProps<Row>) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  return isNarrow ? <LicenseCards {...props} /> : <LicenseTable {...props} />;
}
