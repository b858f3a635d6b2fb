import { useMediaQuery } from '@mantine/hooks';

/** Whether the table is shown as cards, as the style sheets have it, with no heads of columns to press. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
}
