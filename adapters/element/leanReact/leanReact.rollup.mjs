import { createHash } from 'node:crypto'
import { changeModules } from '../../changeModules.rollup.mjs'
import { foldCode } from '../../foldCode.rollup.mjs'
import { ALIASES, EXPORTS, PAGE } from './page.rollup.mjs'
import { SCHEDULER } from './scheduler.rollup.mjs'
import { TREE } from './tree.rollup.mjs'
import { problemsOf, usesIn } from './uses.rollup.mjs'
import { WORK } from './work.rollup.mjs'

const because = 'nothing else is asked for'

/** What is known of the modules of React 19.3.1, by their SHA-256: of another version it has to be found out again. */
const MODULES = {
  'react-dom/cjs/react-dom-client.production.js': {
    sha256: 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
    knowledge: [{ because, exports: EXPORTS['react-dom/client'] }, ...PAGE, ...TREE, ...WORK],
  },
  'react-dom/cjs/react-dom.production.js': {
    sha256: '7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd',
    knowledge: [
      {
        because,
        exports: [...EXPORTS['react-dom'], '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
        properties: { d: ['f'] },
      },
    ],
  },
  'react/cjs/react.production.js': {
    sha256: '0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c',
    knowledge: [
      {
        because,
        exports: [...EXPORTS.react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'version'],
      },
    ],
  },
  'scheduler/cjs/scheduler.production.js': {
    sha256: '679adff761d31e9426604f80c0e99be44a3e6f4c6834b0218ecf0312a67c171f',
    knowledge: SCHEDULER,
  },
}

/** The names of attributes that are others on the page, in the table that React has of these. */
const aliasesIn = (code) => [...code.matchAll(/\["(\w+)", "[\w:-]+"\]/g)].map(([, name]) => name)

/**
 * A module of React, lean, with the elements and attributes that it does not know any more.
 *
 * @param {keyof typeof MODULES} file
 * @param {string} code
 */
export const toLean = (file, code) => {
  const { sha256, knowledge } = MODULES[file]
  const found = createHash('sha256').update(code).digest('hex')
  if (found !== sha256) throw new Error(`React has changed (${found}): what the build knows of it may hold no more.`)
  const lean = foldCode(code, knowledge)
  for (const name of aliasesIn(code)) if (!(name in ALIASES)) lean.dropped.attribute.add(name)
  return lean
}

/**
 * React without what our screens never ask of it. The build fails when another React comes, or when a module of ours
 * asks for something that is not there.
 *
 * @returns {import('rollup').Plugin}
 */
export const leanReact = () => {
  const uses = []
  const dropped = {}
  const changes = changeModules(
    'lean-react',
    Object.keys(MODULES).map((file) => ({
      module: new RegExp(`/${file.replaceAll('.', '\\.')}$`),
      to: (code) => {
        const lean = toLean(file, code)
        Object.assign(dropped, lean.dropped)
        return lean.code
      },
    })),
  )
  return {
    ...changes,
    moduleParsed({ id, ast }) {
      if (!id.includes('/node_modules/') && !id.startsWith('\0')) uses.push({ id, uses: usesIn(ast) })
    },
    buildEnd(error) {
      changes.buildEnd.call(this, error)
      if (error !== undefined) return
      const problems = uses.flatMap(({ id, uses }) => problemsOf(uses, dropped).map((problem) => `${id}: ${problem}`))
      if (problems.length > 0) this.error(`The build leaves out of React what is used:\n${problems.join('\n')}`)
    },
  }
}
