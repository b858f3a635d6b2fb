import { Notifications } from '@mantine/notifications';
// What a toast needs is here before the connection may be what it tells of.
import { MOST_TOASTS } from '../../ui/overlays/show-toast';

export function ToastList() {
  return <Notifications position="bottom-right" limit={MOST_TOASTS} />;
}
