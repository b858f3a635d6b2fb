import classes from './skeleton.module.css';

/** A grey bar of the size of what is to come; sizes in pixels, or any CSS length. */
export function Skeleton({
  width = '100%',
  height = 14,
  round = false,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return (
    <span
      className={classes['bar']}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
      aria-hidden="true"
    />
  );
}
