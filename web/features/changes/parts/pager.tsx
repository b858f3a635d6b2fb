import { useState } from 'react';
import { countText } from '#domain/text/counts';
import { SteadyButton } from '../../../ui/fields/steady-button';
import classes from './pager.module.css';

interface PagerProps extends Omit<ReturnType<typeof usePages>, 'page'> {
  shown: number;
  total: number;
}

export function Pager({ from, shown, total, isLoading, hasFailed, onBack, onOn }: PagerProps) {
  if (shown >= total) return null;
  return (
    <div className={classes['pager']}>
      <span role="status">
        {hasFailed
          ? 'More seats could not be loaded.'
          : `${countText(from)}–${countText(from + shown - 1)} of ${countText(total)} seats`}
      </span>
      <span className={classes['buttons']}>
        <SteadyButton variant="default" size="compact-sm" onClick={isLoading ? null : onBack}>
          Previous
        </SteadyButton>
        <SteadyButton variant="default" size="compact-sm" onClick={isLoading ? null : onOn}>
          {hasFailed ? 'Retry' : 'Next'}
        </SteadyButton>
      </span>
    </div>
  );
}

interface Page {
  nodes: readonly unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** @param load resolves to undefined, or rejects, when the page is unavailable */
export function usePages<TPage extends Page>(
  first: TPage,
  load: (after: string) => Promise<TPage | undefined>,
) {
  const [others, setOthers] = useState<readonly TPage[]>([]);
  const [index, setIndex] = useState(0);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pages = [first, ...others];
  const page = pages[index] ?? first;
  const { endCursor, hasNextPage } = page.pageInfo;

  async function ask(after: string) {
    setState('loading');
    const next = await load(after).catch(() => undefined);
    setState(next ? 'idle' : 'failed');
    if (!next) return;
    setOthers([...others.slice(0, index), next]);
    setIndex(index + 1);
  }

  function goOn() {
    if (pages[index + 1]) setIndex(index + 1);
    else if (endCursor !== null) void ask(endCursor);
  }

  function goBack() {
    setState('idle');
    setIndex(index - 1);
  }

  return {
    page,
    from: 1 + pages.slice(0, index).reduce((count, { nodes }) => count + nodes.length, 0),
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    onBack: index > 0 ? goBack : null,
    onOn: hasNextPage ? goOn : null,
  };
}
