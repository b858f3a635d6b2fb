import { useEffect, useState } from 'react';
import { Avatar, type AvatarSize } from '../../ui/avatar';
import { useSession } from '../session/session-context';
import { fetchPhoto } from './fetch-photo';
import { acquirePhoto, cachedPhoto } from './photo-cache';

interface ProfilePhotoProps {
  /** A path of the portal, or an absolute URL elsewhere. */
  url: string | null;
  name: string;
  size: AvatarSize;
  alt?: string;
}

export function ProfilePhoto({ url, name, size, alt = '' }: ProfilePhotoProps) {
  const address = usePhotoAddress(url);
  const [broken, setBroken] = useState<string | null>(null);
  const src = address === broken ? null : address;
  return <Avatar name={name} src={src} size={size} alt={alt} onBroken={() => setBroken(src)} />;
}

/** Fetches a portal photo, since image requests carry no session; the previous one stays meanwhile. */
function usePhotoAddress(url: string | null): string | null {
  const session = useSession();
  const isOwn = url?.startsWith('/') ?? false;
  const [fetched, setFetched] = useState(() => (url ? (cachedPhoto(url)?.address ?? null) : null));
  useEffect(() => {
    if (url === null || !isOwn) {
      setFetched(null);
      return;
    }
    let isWanted = true;
    const held = acquirePhoto(url, () => fetchPhoto(session, url));
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
