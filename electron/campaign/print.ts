/** A campaign as text: logs, golden files, bug reports. */
import { stirringsOf } from './conditions.ts';
import type { CampaignState } from './state.ts';

export function printCampaign(state: Readonly<CampaignState>): string {
  const { setup, level, act, march, tallow, ground, candles, sites, roster, rivals, pages } = state;
  const lights = Object.entries(candles).map(
    ([court, { lit, taken }]) => `${court} ${lit ? 'lit' : 'dark'}${taken ? ' (yours)' : ''}`,
  );
  return [
    `${setup.story.id}, ${setup.court}, ${level}, ${setup.form}`,
    `act ${act + 1} march ${march} at ${state.site}; Stirrings ${stirringsOf(state)}; Tallow ${tallow}; Ground ${ground}`,
    `candles: ${lights.join(', ')}`,
    ...Object.entries(sites).map(
      ([id, { place, status, rival }]) => `  ${id}: ${place} ${status}${rival ? ` against ${rival}` : ''}`,
    ),
    ...roster.map(({ name, card, honours, scars, status }) =>
      `  ${name} (${card}) ${status} ${[...honours, ...scars].join(' ')}`.trimEnd(),
    ),
    `rivals: ${Object.entries(rivals)
      .map(([id, { stance, seen }]) => `${id} ${stance}, saw ${seen.length}`)
      .join('; ')}`,
    `page: ${pages[0] ? JSON.stringify(pages[0]) : 'the map'}`,
    ...(state.outcome ? [`ending: ${state.outcome.reason}`] : []),
  ].join('\n');
}
