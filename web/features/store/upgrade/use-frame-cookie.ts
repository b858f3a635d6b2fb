import { useEffect, useState } from 'react';
import { useSession } from '../../../app/session/session-context';

/** Keeps the frame's cookie for as long as the tab is open and its customer signed in; true once it is there (BUY-07). */
export function useFrameCookie(): boolean {
  const session = useSession();
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    const write = () => writeFrameCookie(window, session.token());
    const remove = () => writeFrameCookie(window, '');
    write();
    setWritten(true);
    // Another token may come with another sign-in, and another window may have removed the cookie.
    const stop = session.subscribe(write);
    window.addEventListener('focus', write);
    window.addEventListener('pageshow', write);
    window.addEventListener('pagehide', remove);
    return () => {
      stop();
      window.removeEventListener('focus', write);
      window.removeEventListener('pageshow', write);
      window.removeEventListener('pagehide', remove);
      remove();
    };
  }, [session]);
  return isWritten;
}

const NAME = 'authToken';

/**
 * Puts the session token where the upgrade page finds it (BUY-07, D-34); an empty one takes it away. Without a domain
 * the cookie goes to the portal's own host, whatever the port, and to no other.
 */
function writeFrameCookie({ document, location }: Window, token: string): void {
  const end = token === '' ? '; max-age=0' : '';
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API would be too late while a page unloads.
  document.cookie = `${NAME}=${encodeURIComponent(token)}; path=/; samesite=lax${secure}${end}`;
}
