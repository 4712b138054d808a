import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rules must be repeatable for ever: no clock, no chance but the seeded one. */
const deterministic = {
  files: [
    'shared/**/*.ts',
    'electron/engine/**/*.ts',
    'electron/games/**/*.ts',
    'electron/bots/**/*.ts',
    'electron/campaign/**/*.ts',
  ],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Use the seeded rng of the state.' },
      { object: 'performance', property: 'now', message: 'The engine has no clock.' },
    ],
    'no-restricted-globals': [
      'error',
      'Date',
      'performance',
      'setTimeout',
      'setInterval',
      'crypto',
      'process',
      'window',
      'document',
    ],
  },
};

export default ts.config(
  {
    ignores: [
      'node_modules',
      'out',
      'dist',
      'coverage',
      // Needs packages that only the benches fetch.
      'electron/cli/bench/peers/packages',
      'reports',
      'migrations',
      'resources/old-rules',
      '.stryker-tmp',
    ],
  },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
      ],
    },
  },
  {
    files: ['**/*.config.{js,ts}', '**/*.cjs', '**/*.svelte', '.config/**'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  deterministic,
);
