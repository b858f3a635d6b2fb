import { useState } from 'react';
import { Avatar, type AvatarSize } from '../../ui/avatar';
import { usePhotoAddress } from './use-photo-address';

interface ProfilePhotoProps {
  /** As the gateway names it: a path of the portal, or an address elsewhere. */
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
