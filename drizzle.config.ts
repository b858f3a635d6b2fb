import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './vendor-api/db/schema/*.ts',
  out: './vendor-api/db/migrations',
});
