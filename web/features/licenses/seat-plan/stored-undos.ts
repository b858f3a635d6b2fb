import { useSyncExternalStore } from 'react';
import { Listeners } from '../../../app/session/listeners';
import { tabEntry } from '../../../app/session/storage/tab-memory';
import type { SeatPlanInput } from './seat-plan-input';

export interface StoredUndo {
  id: string;
  text: string;
  at: number;
  parts: readonly SeatPlanInput[];
}

const OFFERED_FOR_MS = 10 * 60_000;
const MOST_KEPT = 5;

// Only this file writes the entry.
const entry = tabEntry('undo', (stored) => stored as readonly StoredUndo[]);
const known = new Map<string, readonly StoredUndo[]>();
const listeners = new Listeners();
const NONE: readonly StoredUndo[] = [];

export function useStoredUndos(viewerId: string): readonly StoredUndo[] {
  return useSyncExternalStore(listeners.add, () => read(viewerId));
}

export function storeUndo(viewerId: string, undo: StoredUndo): void {
  write(viewerId, [undo, ...read(viewerId).filter(({ id }) => id !== undo.id)].slice(0, MOST_KEPT));
  dropInTime(viewerId, undo);
}

export function storedUndo(viewerId: string, id: string): StoredUndo | undefined {
  return read(viewerId).find((each) => each.id === id);
}

export function removeUndo(viewerId: string, id: string): void {
  write(
    viewerId,
    read(viewerId).filter((each) => each.id !== id),
  );
}

function read(viewerId: string): readonly StoredUndo[] {
  const kept = known.get(viewerId) ?? entry.load(viewerId) ?? NONE;
  const offered = kept.every(isOffered) ? kept : kept.filter(isOffered);
  if (!known.has(viewerId)) for (const undo of offered) dropInTime(viewerId, undo);
  known.set(viewerId, offered);
  return offered;
}

function isOffered({ at }: StoredUndo): boolean {
  return Date.now() - at < OFFERED_FOR_MS;
}

function dropInTime(viewerId: string, { id, at }: StoredUndo): void {
  setTimeout(() => removeUndo(viewerId, id), OFFERED_FOR_MS - (Date.now() - at));
}

// Undo plans of several changes of 10,000 seats exceed a tab's storage: the newest are kept over a reload.
function store(viewerId: string, undos: readonly StoredUndo[]): void {
  const isKept = entry.keep(viewerId, undos.length === 0 ? null : undos);
  if (!isKept && undos.length > 0) store(viewerId, undos.slice(0, -1));
}

function write(viewerId: string, undos: readonly StoredUndo[]): void {
  known.set(viewerId, undos);
  store(viewerId, undos);
  listeners.notify();
}
