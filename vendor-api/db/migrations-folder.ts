import { fileURLToPath } from 'node:url';

/** The committed SQL; the build keeps it in the same place beside the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
