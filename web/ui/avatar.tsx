import classes from './avatar.module.css';

export type AvatarSize = 22 | 28 | 256;

const SIZE_CLASS: Record<AvatarSize, string | undefined> = {
  22: classes['small'],
  28: undefined,
  256: classes['large'],
};

interface AvatarProps {
  name: string;
  src: string | null;
  size?: AvatarSize;
  alt?: string;
  onBroken?: () => void;
}

export function Avatar({ name, src, size = 28, alt = '', onBroken }: AvatarProps) {
  const className = `${classes['avatar']} ${SIZE_CLASS[size] ?? ''}`;
  if (src)
    return <img className={className} src={src} alt={alt} width={size} height={size} onError={onBroken} />;
  return <span className={className} data-initials={initials(name)} aria-hidden="true" />;
}

/** `Diana Okoye` → `DO`; `t.okafor@northwind.example` → `TO`; an emoji counts as one letter. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}
