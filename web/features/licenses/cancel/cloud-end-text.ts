import type { CloudEnd_GroupFragment } from './cloud-end.generated';

/** `2 of 5 authors are canceled and work`; null when nothing is canceled. */
export function canceledText({
  authorCount,
  publisherCount,
  cancellation,
}: CloudEnd_GroupFragment): string | null {
  if (cancellation.isCanceled) return 'The group is canceled and works';
  const parts = [
    partText(cancellation.canceledAuthors, authorCount, 'author'),
    partText(cancellation.canceledPublishers, publisherCount, 'publisher'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(' and ')} canceled: they work`;
}

function partText(canceled: number, current: number, noun: string): string | null {
  if (canceled === 0) return null;
  const counts = [canceled, current].map((count) => count.toLocaleString('en-US'));
  return `${counts.join(' of ')} ${noun}${current === 1 ? '' : 's'}`;
}
