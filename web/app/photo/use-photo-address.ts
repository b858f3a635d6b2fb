import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context';
import { fetchPhoto } from './fetch-photo';
import { holdPhoto, photoAtHand } from './photo-shelf';

/**
 * What an image can show for the address of a photo: a path of the portal needs the session, which images do not
 * send, so it is fetched; any other address is shown as it is. Null while there is nothing; a photo that replaces
 * another one leaves that in place until it is there.
 */
export function usePhotoAddress(url: string | null): string | null {
  const session = useSession();
  const isOwn = url?.startsWith('/') ?? false;
  const [fetched, setFetched] = useState(() => (url ? (photoAtHand(url)?.address ?? null) : null));
  useEffect(() => {
    if (url === null || !isOwn) {
      setFetched(null);
      return;
    }
    let isWanted = true;
    const held = holdPhoto(url, () => fetchPhoto(session, url));
    void held.settled.then(() => {
      if (isWanted) setFetched(held.photo()?.address ?? null);
    });
    return () => {
      isWanted = false;
      held.release();
    };
  }, [url, isOwn, session]);
  if (url === null) return null;
  return isOwn ? fetched : url;
}
