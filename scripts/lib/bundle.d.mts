import type { BuildOptions } from 'esbuild';

export const servers: readonly string[];
export function bundleOptions(part: string, outFolder: string): BuildOptions;
