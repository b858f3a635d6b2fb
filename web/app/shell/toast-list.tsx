import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
// Loaded in advance: a toast may report that the connection is lost.
import { hidePassingToasts, MOST_TOASTS } from '../../ui/overlays/show-toast';
import { isOrderPage } from '../paths';

/** Above dialogs (200), which they may be about, and below menus (300). */
const LAYER = 250;

export function ToastList() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && isOrderPage(pathname)) hidePassingToasts();
    shown.current = pathname;
  }, [pathname]);
  return <Notifications position="bottom-right" limit={MOST_TOASTS} zIndex={LAYER} />;
}
