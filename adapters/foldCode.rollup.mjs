import { parseAst } from 'rollup/parseAst'

/**
 * What is known of a module that no bundler can see, and why it is so. Room in code does not count.
 *
 * @typedef {object} Knowledge
 * @property {string} because
 * @property {readonly string[]} [within] - The functions that `is`, `never` and `only` are about; else the module.
 * @property {Readonly<Record<string, readonly string[]>>} [is] - Expressions, by what stands in their place.
 * @property {Readonly<Record<string, readonly string[]>>} [calls] - Functions, by what stands in the place of a call.
 * @property {readonly Compared[]} [never] - Code of values that something never equals.
 * @property {readonly Compared[]} [only] - The texts that something can equal.
 * @property {Readonly<Record<string, string>>} [functions] - What a function does, by its name.
 * @property {Readonly<Record<string, string>>} [variables] - What a variable begins as, by its name.
 * @property {Readonly<Record<string, readonly string[]>>} [properties] - All that counts of an object, by its name.
 * @property {readonly string[]} [exports] - All that counts of what the module exports.
 * @property {readonly string[]} [without] - What statements of the module itself begin with.
 *
 * @typedef {{ of: RegExp, values: readonly string[], called?: string }} Compared - `of` fits the code of something.
 */

/** No expression that is known is longer, in characters. */
const LONGEST = 250

const EQUALS = /^[!=]==?$/

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const partsOf = (node) => Object.values(node).flat().filter(isNode)
const plain = (code) => code.replace(/\s+/g, '')

/** Is the node a value here, not a name or what is assigned to? */
const isRead = (node, parent) =>
  !(
    [parent.id, parent.label, ...(parent.params ?? [])].includes(node) ||
    (parent.type === 'AssignmentExpression' && parent.left === node) ||
    parent.type === 'UpdateExpression' ||
    (!parent.computed && [parent.key, parent.property].includes(node))
  )

const endsFlow = (node) =>
  /^(?:Break|Return|Throw|Continue)Statement$/.test(node?.type) ||
  (node?.type === 'BlockStatement' && endsFlow(node.body.at(-1)))

/** What `var` names in a part of a function: the function knows these names, wherever they stand in it. */
const namesIn = (node) =>
  /Function/.test(node.type)
    ? []
    : [...(node.type === 'VariableDeclarator' ? [node.id.name] : []), ...partsOf(node).flatMap(namesIn)]

/** The edits that take out the cases that are not met, with their statements when no other case runs into these. */
const withoutCases = (cases, isMet) => {
  let isReached = false
  return cases.flatMap(({ test, consequent, start, end }) => {
    const isGone = test !== null && !isMet(test)
    if (isGone && !isReached) return [{ start, end, text: '', names: consequent.flatMap(namesIn), value: test.value }]
    isReached = !endsFlow(consequent.at(-1))
    return isGone ? [{ start, end: consequent[0]?.start ?? end, text: '', value: test.value }] : []
  })
}

const splice = (code, { start, end, text }) => code.slice(0, start) + text + code.slice(end)

/** What is known, with a note of what was not found yet. */
const createFacts = (knowledge) => {
  const facts = knowledge.flatMap(({ within, is = {}, calls = {}, never = [], only = [], ...rest }) => {
    const { functions = {}, variables = {}, properties = {}, exports = [], without = [] } = rest
    const pairs = (kind, entries) => entries.map(([key, value]) => ({ kind, key: plain(key), value, within }))
    const swapped = (texts) => Object.entries(texts).flatMap(([value, keys]) => keys.map((key) => [key, value]))
    return [
      ...pairs('is', swapped(is)),
      ...pairs('calls', swapped(calls)),
      ...pairs('functions', Object.entries(functions)),
      ...pairs('variables', Object.entries(variables)),
      ...pairs('properties', Object.entries(properties)),
      ...pairs(
        'exports',
        exports.map((name) => [`exports.${name}`]),
      ),
      ...pairs(
        'without',
        without.map((begin) => [begin]),
      ),
      ...never.map(({ of, values }) => ({ kind: 'compared', key: `${of} ${values}`, of, values, within })),
      ...only.map((compared) => ({ kind: 'compared', key: `${compared.of}`, ...compared, isOnly: true, within })),
    ]
  })
  const missing = new Set(facts)
  const byKind = Object.fromEntries(facts.map(({ kind }) => [kind, new Map()]))
  for (const fact of facts) {
    const alike = byKind[fact.kind].get(fact.key) ?? []
    byKind[fact.kind].set(fact.key, [...alike, fact])
  }
  const holds = (path) => (fact) => fact.within === undefined || fact.within.some((name) => path.includes(name))
  return {
    missing,
    find: (kind, key, path) => byKind[kind]?.get(key)?.find(holds(path)),
    compared: (path) => [...(byKind.compared?.values() ?? [])].flat().filter(holds(path)),
    hasExports: byKind.exports !== undefined,
    beginOf: (code) => [...(byKind.without?.keys() ?? [])].find((begin) => code.startsWith(begin)),
  }
}

/**
 * The code with what is known of it written out, for a minifier to drop the rest. Throws, which fails the build, when
 * something that is known fits nothing in the code.
 *
 * @param {string} code
 * @param {readonly Knowledge[]} knowledge
 * @returns {{ code: string, dropped: Readonly<Record<string, ReadonlySet<string>>> }} With the texts that were
 *   dropped, by what `only` calls them.
 */
export const foldCode = (code, knowledge) => {
  const facts = createFacts(knowledge)
  const dropped = {}
  const textOf = ({ start, end }) => plain(code.slice(start, end))

  /** What takes the place of a node, or of parts of it. */
  const editsOf = (node, parent, path) => {
    const known = (kind, key, place, toText = (value) => value) => {
      const fact = key === undefined ? undefined : facts.find(kind, key, path)
      return fact && place ? [{ fact, start: place.start, end: place.end, text: toText(fact.value) }] : []
    }
    if (node.end - node.start <= LONGEST && isRead(node, parent)) {
      const whole = known('is', textOf(node), node, (value) => `(${value})`)
      if (whole.length > 0) return whole
    }
    switch (node.type) {
      case 'CallExpression':
        return known('calls', textOf(node.callee), node)
      case 'FunctionDeclaration':
        return known('functions', node.id.name, node.body, (body) => `{ ${body} }`)
      case 'VariableDeclarator':
        return known('variables', node.id.name, node.init)
      case 'ObjectExpression': {
        const owner = parent.id ?? parent.left ?? parent.key
        const fact = owner && facts.find('properties', textOf(owner), path)
        const gone = fact ? node.properties.filter(({ key }) => !fact.value.includes(key.name)) : []
        return gone.map(({ start, end }) => ({ fact, start, end: code[end] === ',' ? end + 1 : end, text: '' }))
      }
      case 'BinaryExpression':
        if (!EQUALS.test(node.operator)) return []
        return facts.compared(path).flatMap((fact) => {
          const { left, right, operator } = node
          const [value] = [
            [left, right],
            [right, left],
          ].flatMap(([one, other]) => (fact.of.test(textOf(one)) && isNeverMet(fact, other) ? [other] : []))
          return value ? [{ ...node, fact, text: operator.startsWith('!') ? '!0' : '!1', value: value.value }] : []
        })
      case 'SwitchStatement':
        return facts
          .compared(path)
          .filter(({ of }) => of.test(textOf(node.discriminant)))
          .flatMap((fact) =>
            withoutCases(node.cases, (test) => !isNeverMet(fact, test, true)).map((edit) => ({ fact, ...edit })),
          )
      default:
        return []
    }
  }

  /** Is this value none of those that are met? An expression as a case of `only` is none of them either. */
  const isNeverMet = ({ values, isOnly }, node, isCase) => {
    if (!isOnly) return values.includes(textOf(node))
    return node.type === 'Literal' ? typeof node.value === 'string' && !values.includes(node.value) : isCase === true
  }

  const edits = []
  const visit = (node, parent, functions) => {
    const inside = /Function/.test(node.type) ? [...functions, node] : functions
    const found = editsOf(
      node,
      parent,
      inside.map(({ id }) => id?.name),
    )
    for (const { fact, start, end, text, names = [], value } of found) {
      facts.missing.delete(fact)
      if (fact.called) (dropped[fact.called] ??= new Set()).add(value)
      edits.push({ start, end, text })
      const place = inside.length > 0 ? inside.at(-1).body.start + 1 : 0
      if (names.length > 0) edits.push({ start: place, end: place, text: `var ${names.join(', ')};` })
    }
    for (const part of partsOf(node))
      if (!found.some(({ start, end }) => start <= part.start && part.end <= end)) visit(part, node, inside)
  }

  /** Does a statement of the module itself go? */
  const isGone = (statement) => {
    const { left } = statement.expression ?? {}
    if (facts.hasExports && /^exports\./.test(left ? textOf(left) : '')) {
      const fact = facts.find('exports', textOf(left), [])
      facts.missing.delete(fact)
      return fact === undefined
    }
    const begin = facts.beginOf(plain(code.slice(statement.start, Math.min(statement.end, statement.start + LONGEST))))
    facts.missing.delete(facts.find('without', begin, []))
    return begin !== undefined
  }

  const program = parseAst(code)
  for (const statement of program.body)
    if (isGone(statement)) edits.push({ start: statement.start, end: statement.end, text: '' })
    else visit(statement, program, [])

  const missing = [...facts.missing].map(({ kind, key, within = [] }) => `${kind} ${key} ${within.join(' ')}`.trim())
  if (missing.length > 0) throw new Error(`Nothing in the code fits what is known of it: ${missing.join('; ')}`)
  const ordered = edits.toSorted((one, other) => other.start - one.start || other.end - one.end)
  return { code: ordered.reduce(splice, code), dropped }
}
