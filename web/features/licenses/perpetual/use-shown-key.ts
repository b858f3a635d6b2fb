import { useAddressed } from '../../../ui/use-addressed';

/** The licence whose key is shown, by its id; the address keeps it. */
export function useShownKey() {
  return useAddressed('key');
}
