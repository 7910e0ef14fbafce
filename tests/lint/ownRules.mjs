/** Lint rules of this project that oxlint does not have. */

/** Creates a rule that reports every node matching the selector. */
const refused = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

const NOT_EVERY_TEST = '[property.name=/^(only|skip|skipIf|runIf|fixme|todo)$/]'
const A_TEST = '/^(it|test|describe|suite)$/'

export default {
  meta: { name: 'own' },
  rules: {
    'entry-points-by-name': refused('ExportAllDeclaration', 'An index.ts lists its exports by name.'),
    'time-from-the-klok': refused(
      "NewExpression[callee.name='Date'][arguments.length=0]",
      'Ask the klok port for the time.',
    ),
    /** Unbounded random values are sometimes so deep that a run takes seconds or overflows the stack. */
    'random-depth-is-bounded': refused(
      "CallExpression[callee.object.name='fc'][callee.property.name=/^(json|jsonValue|anything|object)$/]" +
        ":not(:has(Property[key.name='maxDepth']))",
      'Give random values of any shape a maxDepth.',
    ),
    /** With `only` or `skip`, for example, a run is green although some test did not run. */
    'every-test-runs': refused(
      `MemberExpression${NOT_EVERY_TEST}[object.name=${A_TEST}]`,
      'Every test runs, every time.',
    ),
    /** The check of `every-test-runs` for nested forms, such as `test.describe.only` and `it.concurrent.only`. */
    'every-group-runs': refused(
      `MemberExpression${NOT_EVERY_TEST}[object.object.name=${A_TEST}]`,
      'Every test runs, every time.',
    ),
  },
}
