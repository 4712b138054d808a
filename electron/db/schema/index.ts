/** Every table. SQL for a change is made with drizzle-kit; see CONTRIBUTING.md. */
export * from './campaigns.ts';
export * from './card-index.ts';
export * from './cards.ts';
export * from './matches.ts';
export * from './seals.ts';
export * from './settings.ts';
export * from './tags.ts';
export * from './warbands.ts';
