import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --config .config/drizzle.config.ts --name what-changes` writes the next file of `migrations/`. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './electron/db/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
});
