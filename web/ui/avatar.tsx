import classes from './avatar.module.css';

export type AvatarSize = 22 | 28 | 256;

interface AvatarProps {
  name: string;
  src: string | null;
  size?: AvatarSize;
  alt?: string;
  onBroken?: () => void;
}

export function Avatar({ name, src, size = 28, alt = '', onBroken }: AvatarProps) {
  const look = { className: classes['avatar'], 'data-size': size };
  if (src) return <img {...look} src={src} alt={alt} width={size} height={size} onError={onBroken} />;
  return <span {...look} data-initials={initials(name)} aria-hidden="true" />;
}

/** `Diana Okoye` → `DO`; `t.okafor@northwind.example` → `TO`; an emoji counts as one letter. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}
