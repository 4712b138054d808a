/** The import rules of ARCHITECTURE.md. A layer may import itself, what is listed for it, and npm packages. */
const layers = {
  shared: { path: '^shared/', may: [] },
  engine: { path: '^electron/engine/', may: ['^shared/'] },
  games: { path: '^electron/games/', may: ['^electron/engine/', '^shared/'] },
  bots: { path: '^electron/bots/', may: ['^electron/engine/', '^shared/'] },
  campaign: { path: '^electron/campaign/', may: ['^electron/engine/', '^shared/'] },
  db: { path: '^electron/db/', may: ['^shared/'] },
  services: {
    path: '^electron/services/',
    may: [
      '^electron/engine/',
      '^electron/games/(index\\.ts|[^/]+/index\\.ts)$',
      '^electron/bots/',
      '^electron/campaign/',
      '^electron/db/',
      '^shared/',
    ],
  },
  host: { path: '^electron/host/', may: ['^electron/services/', '^shared/'] },
  cli: {
    path: '^electron/cli/',
    may: ['^electron/', '^shared/', '^test/support/(browser|host)\\.ts$', '^test/e2e/moments\\.ts$'],
  },
  preload: { path: '^electron/preload\\.ts$', may: ['^shared/'] },
  renderer: { path: '^renderer/', may: ['^shared/'] },
};

const layerRules = Object.entries(layers).map(([name, { path, may }]) => ({
  name: `${name}-imports`,
  comment: `${name} may import only: itself, ${may.join(', ') || 'nothing of the project'}`,
  severity: 'error',
  from: { path },
  to: { path: '^(shared|electron|renderer|test|migrations)/', pathNot: [path, ...may] },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'games-apart',
      comment: 'one game never imports another',
      severity: 'error',
      from: { path: '^electron/games/([^/]+)/' },
      to: { path: '^electron/games/[^/]+/', pathNot: '^electron/games/$1/' },
    },
    {
      name: 'services-know-no-game',
      comment:
        'whatever serves all games asks the registry; cards, packs, warbands and lessons are Warband’s own, and what a campaign owns are its cards',
      severity: 'error',
      from: {
        path: '^electron/services/',
        pathNot: '^electron/services/(campaign|collection|content|lessons|packs|warbands)/',
      },
      to: { path: '^electron/games/', pathNot: '^electron/games/index\\.ts$' },
    },
    {
      name: 'window-games-apart',
      comment: 'one game in the window never imports another',
      severity: 'error',
      from: { path: '^renderer/games/([^/]+)/' },
      to: { path: '^renderer/games/[^/]+/', pathNot: '^renderer/games/$1/' },
    },
    {
      name: 'shell-knows-no-game',
      comment:
        'the window reaches a game through its registry; cards, builder, collection and packs are of Warband, and text is of all',
      severity: 'error',
      from: {
        path: '^renderer/',
        pathNot: '^renderer/(games|cards|builder|collection|packs|text)/',
      },
      to: { path: '^renderer/games/[^/]+/' },
    },
    {
      name: 'screens-apart',
      comment: 'screens import ui and text, never each other',
      severity: 'error',
      from: {
        path: '^renderer/(collection|builder|play|table|history|campaign|rulebook|settings|home|credits|packs)/',
      },
      to: {
        path: '^renderer/(collection|builder|play|table|history|campaign|rulebook|settings|home|credits|packs)/',
        pathNot: '^renderer/$1/',
      },
    },
    {
      name: 'pure-engine',
      comment: 'rules, engine and bots know neither Node nor Electron',
      severity: 'error',
      from: { path: '^(shared|electron/engine|electron/games|electron/bots|electron/campaign)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'not-to-tests',
      comment:
        'the program never imports its tests; benches, which are never packaged, borrow their browser, host and moments',
      severity: 'error',
      from: { path: '^(shared|electron|renderer)/', pathNot: '^electron/cli/bench/' },
      to: { path: '^test/' },
    },
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.svelte', '.json'],
      conditionNames: ['import', 'svelte', 'types', 'default'],
    },
  },
};
