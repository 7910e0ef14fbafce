import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { compiles } from './compiles.mjs'

const frontDoorsByName = {
  selector: 'ExportAllDeclaration',
  message: 'A front door lists what it shows by name.',
}

const noClockNoChance = [
  { object: 'Date', property: 'now', message: 'Ask the klok port for the time.' },
  { object: 'Math', property: 'random', message: 'The domain and the application are deterministic.' },
]

const NOT_EVERY_TEST = '[property.name=/^(only|skip|skipIf|runIf|fixme|todo)$/]'

/** A test that is singled out or left out hides the others, or itself, from a run that is green. */
const everyTestRuns = {
  selector: `MemberExpression${NOT_EVERY_TEST}[object.name=/^(it|test|describe|suite)$/]`,
  message: 'Every test runs, every time.',
}

/** The same of Playwright's `test.describe.only`, and of vitest's `it.concurrent.only`. */
const everyGroupRuns = {
  ...everyTestRuns,
  selector: `MemberExpression${NOT_EVERY_TEST}[object.object.name=/^(it|test|describe|suite)$/]`,
}

export default defineConfig(
  { ignores: ['**/dist/', 'tests/channels/voorbeelden/', 'coverage/', 'test-results/'] },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: process.cwd() } },
    plugins: { types: { rules: { compiles } } },
    rules: {
      'types/compiles': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
    },
  },
  {
    files: ['domain/**/*.ts', 'application/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['fp-ts/*', 'io-ts/*'], message: 'In Node, only the front door of this package opens.' }],
        },
      ],
      'no-restricted-properties': ['error', ...noClockNoChance],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Ask the klok port for the time.',
        },
        frontDoorsByName,
      ],
    },
  },
  {
    files: ['adapters/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', frontDoorsByName] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', everyTestRuns, everyGroupRuns] },
  },
  {
    files: ['ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
)
