import classes from './avatar.module.css';

/** A photo, or the initials where there is none, which are no text of the page. Decorative: the name stands beside it or in the label of its button. */
export function Avatar({ name, src, size = 28 }: { name: string; src: string | null; size?: 22 | 28 }) {
  const className = `${classes['avatar']} ${size === 22 ? classes['small'] : ''}`;
  if (src) return <img className={className} src={src} alt="" width={size} height={size} />;
  return <span className={className} data-initials={initials(name)} aria-hidden="true" />;
}

/** `Diana Okoye` → `DO`; `t.okafor@northwind.example` → `TO`. */
function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
