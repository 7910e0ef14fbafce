/** Each glob below matches in any folder, so a glob for one part of the project names its folder, such as `tests`. */
const TESTS = '**/tests/**'

/** Refuses JSON.stringify in code for host pages, where another library may have changed how JSON writes arrays. */
const JSON_OF_THE_PAGE = { object: 'JSON', property: 'stringify', message: 'Use formatJson, in the loader toJson.' }

export default {
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: ['./ownRules.mjs'],
  /** All correctness rules; the lists below add more. */
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, respectEslintDisableDirectives: false },
  rules: {
    /** Off, because terminal colour codes contain control characters, and our regular expressions match such codes. */
    'no-control-regex': 'off',
    /** Playwright reads the fixtures of a test from the test's parameter. So a test without fixtures needs `{}`. */
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-array-constructor': 'error',
        'no-empty-function': 'error',
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/adjacent-overload-signatures': 'error',
        'typescript/array-type': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$' }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/ban-tslint-comment': 'error',
        'typescript/class-literal-property-style': 'error',
        'typescript/consistent-generic-constructors': 'error',
        'typescript/consistent-indexed-object-style': 'error',
        'typescript/consistent-type-assertions': 'error',
        'typescript/consistent-type-definitions': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/dot-notation': 'error',
        'typescript/no-confusing-non-null-assertion': 'error',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-deprecated': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-inferrable-types': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': ['error', { allowDeclarations: true }],
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/non-nullable-type-assertion-style': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-find': 'error',
        'typescript/prefer-for-of': 'error',
        'typescript/prefer-function-type': 'error',
        'typescript/prefer-includes': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-nullish-coalescing': 'error',
        'typescript/prefer-optional-chain': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-regexp-exec': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/prefer-string-starts-ends-with': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': 'error',
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    {
      files: ['**/{domain,application}/**/*.ts'],
      excludeFiles: [TESTS],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['fp-ts/*', 'io-ts/*'],
                message: 'Import from the package itself: Node cannot load its inner files.',
              },
            ],
          },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Ask the klok port for the time.' },
          { object: 'Math', property: 'random', message: 'The domain and the application are deterministic.' },
          JSON_OF_THE_PAGE,
        ],
        'own/time-from-the-klok': 'error',
      },
    },
    {
      files: ['**/ui/**/*.{ts,tsx}', '**/adapters/{analytics,container,element,http,lokaal}/**/*.{ts,tsx}'],
      excludeFiles: [TESTS],
      rules: { 'no-restricted-properties': ['error', JSON_OF_THE_PAGE] },
    },
    {
      files: ['**/tests/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'page', property: 'unroute', message: 'Call letThrough of tests/browser/page/requests.ts.' },
          { object: 'page', property: 'unrouteAll', message: 'Set another route: Chromium can hang without routes.' },
        ],
      },
    },
    {
      files: ['**/domain/codec/formatJson.ts', '**/adapters/element/loader/toJson.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['**/{domain,application,adapters,ui}/**/*.{ts,tsx}'],
      /** domain/index.ts re-exports whole folders that name their exports; `*.woorden.ts` re-exports all its steps. */
      excludeFiles: [TESTS, '**/domain/index.ts', '**/domain/rekenkern/**/*.woorden.ts'],
      rules: { 'own/entry-points-by-name': 'error' },
    },
    {
      /** The code that the type declarations of the packages come from. */
      files: ['**/{domain,application,adapters,ui/tekst}/**/*.{ts,tsx}'],
      /** No declaration shows an inferred type of the calculation steps or of the container. */
      excludeFiles: [TESTS, '**/domain/rekenkern/**', '**/adapters/container/**'],
      rules: {
        'typescript/explicit-module-boundary-types': 'error',
        'own/written-type': 'error',
        'own/export-at-declaration': 'error',
        'own/type-before-codec': 'error',
      },
    },
    {
      files: ['**/{tests,adapters/testing}/**/*.{ts,tsx}'],
      rules: { 'own/random-depth-is-bounded': 'error' },
    },
    {
      files: ['**/tests/**/*.{ts,tsx}'],
      rules: { 'own/every-test-runs': 'error', 'own/every-group-runs': 'error' },
    },
    {
      files: ['**/ui/**/*.{ts,tsx}'],
      excludeFiles: [TESTS],
      plugins: ['eslint', 'typescript', 'oxc', 'react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
  ],
}
