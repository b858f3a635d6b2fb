import { useEffect, useRef } from 'react';
import { searchable } from '#domain/text/searchable';

export interface Command {
  readonly section: 'Selected seats' | 'Seats' | 'Go to' | 'Groups' | 'People' | 'Orders';
  readonly label: string;
  readonly hint?: string;
  readonly target: string | (() => void);
}

const MOST_PER_SECTION = 8;

/** Returns the commands with every word of `text`, without duplicates, by section in order of appearance. */
export function findCommands(commands: readonly Command[], text: string): Map<string, Command[]> {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  const found = new Map<string, Command[]>();
  for (const command of commands) {
    const haystack = searchable(`${command.section} ${command.label} ${command.hint ?? ''}`);
    if (!words.every((word) => haystack.includes(word))) continue;
    const section = found.get(command.section) ?? [];
    if (section.length < MOST_PER_SECTION) found.set(command.section, [...section, command]);
  }
  return found;
}

const offers = new Set<{ readonly current: readonly Command[] }>();

export function useOfferCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    offers.add(latest);
    return () => void offers.delete(latest);
  }, []);
}

/** Read once while the palette is open: it is modal, so the page behind it cannot change its offers. */
export const offeredCommands = (): readonly Command[] => [...offers].flatMap(({ current }) => current);
