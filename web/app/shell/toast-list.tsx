import { Notifications } from '@mantine/notifications';
// Loaded in advance: a toast may report that the connection is lost.
import { MOST_TOASTS } from '../../ui/overlays/show-toast';

export function ToastList() {
  return <Notifications position="bottom-right" limit={MOST_TOASTS} />;
}
