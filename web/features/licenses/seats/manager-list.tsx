/** `Me` first, as it came; cut by the width of its cell, whole in its title. */
export function ManagerList({ managers }: { managers: readonly string[] }) {
  const text = managers.join(', ');
  return <span title={text}>{text}</span>;
}
