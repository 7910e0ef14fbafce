import ts from 'typescript'

/**
 * What the compiler has against a file, by the settings of the whole project. The rules that ask for types have had it
 * read the project already.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const compiles = {
  create(context) {
    const { sourceCode } = context
    const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices
    return {
      Program(node) {
        const file = esTreeNodeToTSNodeMap.get(node)
        const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
        for (const { start = 0, length = 0, messageText } of diagnostics)
          context.report({
            loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(start + length) },
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          })
      },
    }
  },
}
