import query from '@tanstack/eslint-plugin-query'
import boundaries from 'eslint-plugin-boundaries'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import unicorn from 'eslint-plugin-unicorn'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** The only features that may know each other, and only through `index.ts`. Keep it short. */
const featureEdges = {
  review: ['applications'],
  account: ['consent', 'content-editor'],
  content: ['contact'],
  portfolio: ['content'],
  'content-editor': ['applications', 'content'],
}

const layer = (...type) => ({ element: { type } })
const feature = (name) => ({ element: { type: 'feature', captured: { name } } })
const itself = feature('{{ from.element.captured.name }}')

/** Later entries win: edges open a neighbour, the door closes its insides, a feature sees itself. */
const importRules = [
  { from: layer('app'), allow: { to: layer('app', 'feature', 'shared', 'contracts', 'config') } },
  { from: layer('feature', 'shared'), allow: { to: layer('shared', 'contracts', 'config') } },
  { from: layer('contracts'), allow: { to: layer('contracts') } },
  {
    from: layer('tests'),
    allow: {
      to: layer(
        'tests',
        'app',
        'feature',
        'shared',
        'worker',
        'contracts',
        'config',
        'local',
        'scripts',
      ),
    },
  },
  { from: { file: { categories: 'test' } }, allow: { to: layer('tests') } },
  ...Object.entries(featureEdges).map(([name, neighbours]) => ({
    from: feature(name),
    allow: { to: feature(neighbours) },
  })),
  {
    from: layer('app', 'feature'),
    disallow: { to: { element: { type: 'feature', fileInternalPath: '!index.ts' } } },
    message: 'Import {{ to.element.captured.name }} through its index.ts.',
  },
  { from: layer('feature'), allow: { to: itself } },
  { from: layer('config'), allow: { to: layer('config') } },
  { from: layer('worker'), allow: { to: layer('worker', 'shared', 'config') } },
  { from: layer('local'), allow: { to: layer('local', 'contracts', 'functions') } },
  {
    from: layer('scripts'),
    allow: { to: layer('scripts', 'local', 'contracts', 'app', 'config', 'functions') },
  },
]

export default defineConfig(
  {
    ignores: [
      'dist',
      '.local',
      'supabase/functions/*/**',
      '!supabase/functions/_shared/**',
      'supabase/functions/_shared/contracts/database.types.ts',
    ],
  },
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  query.configs['flat/recommended-strict'],
  {
    files: [
      'src/**/*.{ts,tsx}',
      'tests/**/*.{ts,tsx}',
      'scripts/**/*.ts',
      'supabase/local/**/*.ts',
      'supabase/functions/_shared/contracts/**/*.ts',
    ],
    plugins: { boundaries, 'import-x': importX, unicorn },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/files': [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }],
      'boundaries/elements': [
        { type: 'app', pattern: 'src/app' },
        { type: 'config', pattern: 'src/config' },
        { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
        { type: 'shared', pattern: 'src/shared' },
        { type: 'worker', pattern: 'src/service-worker' },
        { type: 'contracts', pattern: 'supabase/functions/_shared/contracts' },
        { type: 'functions', pattern: 'supabase/functions' },
        { type: 'local', pattern: 'supabase/local' },
        { type: 'scripts', pattern: 'scripts' },
        { type: 'tests', pattern: 'tests' },
      ].map((element) => ({ ...element, partialMatch: false })),
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importRules }],
      'boundaries/no-unknown-files': 'error',
      'import-x/no-default-export': 'error',
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'max-lines': ['error', 300],
    },
  },
  {
    // The library is large, and what it does to the page is known in one place.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/features/auth/{msal,msal-bridge}.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@azure/*'], message: 'Only msal.ts talks to the library.' }] },
      ],
    },
  },
)
