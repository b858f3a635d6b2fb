import { Notifications } from '@mantine/notifications';
// Loaded in advance: a toast may report that the connection is lost.
import { MOST_TOASTS } from '../../ui/overlays/show-toast';

/** Above dialogs (200), which they may be about, and below menus (300). */
const LAYER = 250;

export function ToastList() {
  return <Notifications position="bottom-right" limit={MOST_TOASTS} zIndex={LAYER} />;
}
