import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar';

test.each([
  ['Diana Okoye', 'DO'],
  ['t.okafor@northwind.example', 'TO'],
  ['Mira 🚀', 'M🚀'],
  ['𝒜da', '𝒜'],
])('the initials of %s are whole letters and pictures', (name, initials) => {
  const { container } = render(<Avatar name={name} src={null} />);
  expect(container.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe(initials);
});
