import { useLocalStorage } from '@mantine/hooks';

export function useWide() {
  return useLocalStorage({ key: 'wide', defaultValue: false, getInitialValueInEffect: false });
}
