import { fileURLToPath } from 'node:url';

/** The build copies the folder beside the bundle. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
