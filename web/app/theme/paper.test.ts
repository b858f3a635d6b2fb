import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { printOnWhite } from './paper';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset['mantineColorScheme'];
});

test('a dark page is printed light, and is dark again afterwards', () => {
  printOnWhite(window);
  dataset['mantineColorScheme'] = 'dark';
  fireEvent(window, new Event('beforeprint'));
  // Some browsers announce every page of the preview.
  fireEvent(window, new Event('beforeprint'));
  expect(dataset['mantineColorScheme']).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(dataset['mantineColorScheme']).toBe('dark');
});
