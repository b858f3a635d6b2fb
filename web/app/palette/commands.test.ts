import { describe, expect, test } from 'vitest';
import { type Command, findCommands } from './commands';

const group = (number: number, hint: string): Command => ({
  section: 'Groups',
  label: `Group ${number}`,
  hint,
  target: `/manage?sub=${number}`,
});
const billing: Command = { section: 'Go to', label: 'Billing', target: '/billing' };
const labels = (found: Map<string, Command[]>) =>
  [...found].map(([section, commands]) => [section, commands.map(({ label }) => label)]);

describe('what the palette finds', () => {
  test('is all of it, by section, before anything is typed', () => {
    expect(labels(findCommands([billing, group(1, '2 Pro'), group(2, '3 Team')], ' '))).toEqual([
      ['Go to', ['Billing']],
      ['Groups', ['Group 1', 'Group 2']],
    ]);
  });

  test('holds every word, in any order and case, in its label, hint or section', () => {
    const found = findCommands([billing, group(1, '2 Pro'), group(2, '3 Team')], 'TEAM group');
    expect(labels(found)).toEqual([['Groups', ['Group 2']]]);
  });

  test('is the same however the keyboard made the letters', () => {
    const found = findCommands([group(1, 'J\u00fcrgen'), group(2, 'Jurgen')], 'ju\u0308rgen');
    expect(labels(found)).toEqual([['Groups', ['Group 1']]]);
  });

  test('is eight of a section at most', () => {
    const groups = Array.from({ length: 20 }, (_, index) => group(index, ''));
    expect(findCommands(groups, '').get('Groups')).toHaveLength(8);
  });
});
