import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useRefusal } from '../overlays/dialog-form';
import { useFocusKept } from '../overlays/use-focus-kept';
import { ErrorBlock } from './error-block';
import { ErrorState } from './error-state';
import { OutdatedNote } from './outdated-note';
import { ShowMore } from './show-more';

type Part = (props: { onGone: () => void }) => React.ReactNode;

const PARTS: readonly [what: string, part: Part][] = [
  ['what could not be loaded', ({ onGone }) => <ErrorState what="Nothing came." onRetry={onGone} />],
  ['what may be out of date', ({ onGone }) => <OutdatedNote onRetry={onGone} isRetrying={false} />],
  ['the rest of a list', ({ onGone }) => <ShowMore what="groups" onMore={async () => onGone()} />],
];

function Page({ part: Part }: { part: Part }) {
  useFocusKept();
  const [isThere, setThere] = useState(true);
  return (
    <MantineProvider>
      <main tabIndex={-1}>{isThere ? <Part onGone={() => setThere(false)} /> : <p>All there</p>}</main>
    </MantineProvider>
  );
}

test.each(PARTS)('loading %s by keyboard leaves the focus in the main part', async (_what, part) => {
  render(<Page part={part} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('All there');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a focus that has moved on meanwhile stays there', async () => {
  render(
    <>
      <Page
        part={({ onGone }) => <ErrorState what="Nothing came." onRetry={() => setTimeout(onGone, 50)} />}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.tab();
  await screen.findByText('All there');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

test('a menu that goes without returning the focus leaves it on what opened it', async () => {
  render(
    <>
      <button type="button">Help</button>
      <Page
        part={({ onGone }) => (
          <div role="menu">
            <button type="button" role="menuitem" onClick={onGone}>
              Keyboard shortcuts
            </button>
          </div>
        )}
      />
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('All there');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' })));
});

test.each<[string, React.ReactNode]>([
  [
    'what could not be loaded',
    <ErrorState key="1" what="Nothing came." onRetry={() => undefined} isRetrying />,
  ],
  ['what may be out of date', <OutdatedNote key="2" onRetry={() => undefined} isRetrying />],
])(
  'the button for %s is not disabled while it is asked for, which would take the focus away',
  (_what, part) => {
    render(<MantineProvider>{part}</MantineProvider>);
    expect(screen.getByRole('button').matches(':disabled')).toBe(false);
  },
);

function Refused() {
  const { refusal, answer } = useRefusal(() => undefined);
  return (
    <>
      <ErrorBlock message={refusal} />
      <button type="button" onClick={() => void answer(Promise.resolve('No.'))}>
        Try
      </button>
    </>
  );
}

test('a refusal gets the focus each time, also with the same words', async () => {
  render(<Refused />);
  for (const _time of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Try' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  }
});
