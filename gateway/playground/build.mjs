import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export async function buildPlayground(outFolder) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/playground/',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 8_000,
      license: { fileName: 'licenses.md' },
    },
    worker: { format: 'es' },
  });
}
