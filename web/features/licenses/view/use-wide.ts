import { useLocalStorage } from '@mantine/hooks';

/** Whether the page uses the whole window; remembered in this browser. */
export function useWide() {
  return useLocalStorage({ key: 'wide', defaultValue: false, getInitialValueInEffect: false });
}
