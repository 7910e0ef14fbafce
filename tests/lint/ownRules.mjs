/** Lint rules of this project that oxlint does not have. */

/** Creates a rule that reports every node matching the selector. */
const refused = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

/** Selects the values of which only the type checker knows the type. Frozen literals have only one possible type. */
const A_RESULT =
  ':matches(CallExpression, NewExpression, ConditionalExpression, LogicalExpression, MemberExpression, ' +
  "TaggedTemplateExpression):not([callee.object.name='Object'][arguments.0.type='TSAsExpression'])"

const NOT_EVERY_TEST = '[property.name=/^(only|skip|skipIf|runIf|fixme|todo)$/]'
const A_TEST = '/^(it|test|describe|suite)$/'

export default {
  meta: { name: 'own' },
  rules: {
    'entry-points-by-name': refused('ExportAllDeclaration', 'An index.ts lists its exports by name.'),
    /**
     * The type checker writes an inferred union in the order in which it met the members. That order differs between
     * builds, and so would the declarations.
     */
    'written-type': refused(
      `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ${A_RESULT}.init`,
      'Write the type of an exported value, so that every build declares it in the same words.',
    ),
    /** The rule `written-type` sees only exports at their declaration. */
    'export-at-declaration': refused(
      "ExportNamedDeclaration:not([source]):not([declaration]):not([exportKind='type']) > ExportSpecifier",
      'Export a value where it is declared.',
    ),
    /** A type that is derived from a codec contains the inferred type of that codec. */
    'type-before-codec': refused(
      "ExportNamedDeclaration > TSTypeAliasDeclaration TSQualifiedName[right.name='TypeOf']",
      'Write the type, and give it to its codec.',
    ),
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
