import type { Rolldown } from 'vite';

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Modules = ReadonlySet<string>;

/** Modules that this many screens use come in one file: dozens of small ones wait for connections. */
const SHARED_BY = 3;

/** Shared by checkouts and dialogs: without a file of its own, dialogs would load all of the checkout. */
const FORM = /@mantine\/(form|hooks\/esm\/use-debounced-value)\/|\/ui\/fields\/field-props/;
const FIELDS = /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|NativeSelect)\//;

type Room = 'landing' | 'parts' | 'checkout' | 'review';

/**
 * Names the files of the build: one for the landing screen, one for what checkout screens share with Buy, one
 * for what only reviews of changes share, and one for what those share with others. The entry has its own,
 * because signed-out visitors need nothing else.
 */
export function chunkGroups(landing: readonly string[], screens: string): Rolldown.CodeSplittingGroup[] {
  let rooms: Record<Room, Modules> | null = null;
  const group = (name: Room, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    priority,
    name: (id, graph) => {
      rooms ??= roomsOf(graph, landing, screens);
      return rooms[name].has(id) ? name : null;
    },
  });
  return [
    { name: 'index', tags: ['$initial'], priority: 4 },
    group('landing', 3),
    group('parts', 2),
    { name: 'form', test: FORM, priority: 2 },
    { name: 'fields', test: FIELDS, priority: 2 },
    group('checkout', 1),
    group('review', 1),
  ];
}

function roomsOf(graph: ModuleGraph, landing: readonly string[], screens: string): Record<Room, Modules> {
  const shown = (graph.getModuleInfo(screens)?.dynamicallyImportedIds ?? []).map((id) =>
    withImports(graph, [id]),
  );
  const others = union(shown.filter((screen) => ![...screen].some(isOfCheckout)));
  const buy = union(shown.filter((screen) => [...screen].some(isOfBuy)));
  const shared = [...union(shown)].filter(
    (id) => shown.filter((screen) => screen.has(id)).length >= SHARED_BY,
  );
  return {
    landing: withImports(graph, landing),
    parts: new Set(shared.filter((id) => others.has(id))),
    checkout: new Set(shared.filter((id) => !others.has(id) && buy.has(id))),
    review: new Set(shared.filter((id) => !others.has(id) && !buy.has(id))),
  };
}

const isOfBuy = (id: string) => id.endsWith('/store/buy-page.tsx');

const isOfCheckout = (id: string) => id.endsWith('/checkout/use-checkout.ts');

const union = (sets: readonly Modules[]): Modules => new Set(sets.flatMap((set) => [...set]));

/** Returns modules of ours with what they import, not what they load later. Packages follow their first user. */
function withImports(graph: ModuleGraph, ids: Iterable<string>, found = new Set<string>()): Modules {
  for (const id of ids) {
    if (found.has(id) || id.includes('node_modules')) continue;
    found.add(id);
    withImports(graph, graph.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
}
