import type { Express } from 'express';

interface Layer {
  readonly route?: {
    readonly path: string | string[];
    readonly stack: readonly { readonly method?: string }[];
  };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Returns all routes of an app, as `GET /path`, excluding handlers mounted without a method. */
export function routesOf(app: Express): string[] {
  return [...new Set(routesIn(app.router.stack as unknown as readonly Layer[]))].toSorted();
}

function routesIn(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (route === undefined) return routesIn(handle.stack ?? []);
    const methods = new Set(route.stack.map(({ method }) => (method ?? 'all').toUpperCase()));
    return [route.path].flat().flatMap((path) => [...methods].map((method) => `${method} ${path}`));
  });
}
