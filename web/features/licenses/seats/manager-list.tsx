const VIEWER = 'Me';

/** The viewer first, then the others; cut by the width of its cell, whole in its title. */
export function ManagerList({ managers }: { managers: readonly string[] }) {
  const others = managers.filter((manager) => manager !== VIEWER);
  const text = [...managers.filter((manager) => manager === VIEWER), ...others].join(', ');
  return <span title={text}>{text}</span>;
}
