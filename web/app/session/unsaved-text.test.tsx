import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isAskedToStay } from '../../testing/leaving';
import { browserEnvironment } from './browser-environment';
import { useUnsavedText } from './unsaved-text';

test('typed text is not lost by closing the page or loading it anew without a question', () => {
  const form = renderHook((isDirty: boolean) => useUnsavedText(isDirty), { initialProps: false });
  const other = renderHook(() => useUnsavedText(true));
  expect(isAskedToStay()).toBe(true);
  form.rerender(true);
  other.unmount();
  expect(isAskedToStay()).toBe(true);
  form.rerender(false);
  expect(isAskedToStay()).toBe(false);
});

test('a customer who leaves by our own button, to sign out or in, is not asked', () => {
  const form = renderHook(() => useUnsavedText(true));
  const assigned: string[] = [];
  const location = { assign: (url: string) => assigned.push(url) };
  const { leave } = browserEnvironment(
    Object.create(window, { location: { value: location }, localStorage: { value: window.localStorage } }),
  );
  leave('http://localhost:4001/login');
  expect(assigned).toEqual(['http://localhost:4001/login']);
  expect(isAskedToStay()).toBe(false);
  form.unmount();
});
