/** The rules of this house that no linter has, by what they find. */

/** Refuses each place in a file that a selector finds. */
const refused = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

const NOT_EVERY_TEST = '[property.name=/^(only|skip|skipIf|runIf|fixme|todo)$/]'
const A_TEST = '/^(it|test|describe|suite)$/'

export default {
  meta: { name: 'own' },
  rules: {
    'front-doors-by-name': refused('ExportAllDeclaration', 'A front door lists what it shows by name.'),
    'time-from-the-klok': refused(
      "NewExpression[callee.name='Date'][arguments.length=0]",
      'Ask the klok port for the time.',
    ),
    /** Random values without a bound are now and then so deep that a run takes seconds, or ends the stack. */
    'random-depth-is-bounded': refused(
      "CallExpression[callee.object.name='fc'][callee.property.name=/^(json|jsonValue|anything|object)$/]" +
        ":not(:has(Property[key.name='maxDepth']))",
      'Give random values of any shape a maxDepth.',
    ),
    /** A test that is singled out or left out hides the others, or itself, from a run that is green. */
    'every-test-runs': refused(
      `MemberExpression${NOT_EVERY_TEST}[object.name=${A_TEST}]`,
      'Every test runs, every time.',
    ),
    /** The same of Playwright's `test.describe.only`, and of vitest's `it.concurrent.only`. */
    'every-group-runs': refused(
      `MemberExpression${NOT_EVERY_TEST}[object.object.name=${A_TEST}]`,
      'Every test runs, every time.',
    ),
  },
}
