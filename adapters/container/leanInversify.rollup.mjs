import { basename } from 'node:path'
import { changeModules, replaceText } from '../changeModules.rollup.mjs'

/**
 * What our container never does, by the function or class that does it. Inversify finds out at run time what it is
 * asked to do, so that no bundler can see this. We bind constants, and functions with at most three dependencies.
 */
const UNUSED = {
  'make instances of classes, with the metadata of their decorators': [
    'InstanceBindingNodeImplementation',
    'buildInstanceBinding',
    'getClassMetadata',
    'tryBuildGetPlanOptionsFromManagedClassElementMetadata',
    'buildBuildServiceNodeOptionsFromClassElementMetadata',
  ],
  'bind values that are made anew, or another name of a service': [
    'DynamicValueBindingNode',
    'FactoryBindingNodeImplementation',
    'PlanServiceRedirectionBindingNodeImplementation',
    'resolveServiceRedirectionBindingNode',
  ],
  'give a function four dependencies or more': ['buildFourResolvedValueArgumentResolver'],
  'copy a container, load modules or plugins': [
    'cloneBinding',
    'SnapshotManager',
    'ContainerModuleManager',
    'PluginManager',
  ],
}

/** What passes an error on; in a circle of dependencies, which a test would meet, it adds their names. */
const PASSED_ON = ['handlePlanError', 'handleResolveError']

/** Which binding is meant when a service has several: ours have one. */
const CONSTRAINTS = /\/is(AnyAncestor|NoAncestor|NotParent|Parent)BindingConstraints(With\w+)?\.js$/

/** Asks of each value whether it comes later; ours are all there. */
const COMES_LATER = /\/@inversifyjs\/common\/lib\/.*\/isPromise\.js$/

const isNever = (code) => {
  replaceText(code, 'export function isPromise(', '')
  return 'export const isPromise = () => false'
}

/** Fits the module of inversify that is called after what it exports. */
const moduleOf = (name) => new RegExp(`/@inversifyjs/[^/]+/lib/.*/${name}\\.js$`)

/**
 * A memory of plans that forgets: of each container, a service is asked for about once. What keeps it in step with
 * later bindings goes with it.
 */
const FORGETFUL = `export class PlanResultCacheService {
  clearCache() {}
  get() {}
  getByServiceIdentifier() {}
  invalidateServiceBinding() {}
  set() {}
  setNonCachedServiceNode() {}
  subscribe() {}
}`

const withoutMemory = (code) => {
  for (const [, method] of FORGETFUL.matchAll(/^ {2}(\w+)\(/gm)) replaceText(code, `    ${method}(`, '')
  return FORGETFUL
}

const withoutIt = (code, id) => {
  const name = basename(id, '.js')
  if (code.includes(`export class ${name} `)) return `export class ${name} {}`
  replaceText(code, `export function ${name}(`, '')
  return `export const ${name} = () => { throw new Error('${name} is left out of this build') }`
}

const passOn = (code, id) => {
  const name = basename(id, '.js')
  replaceText(code, `export function ${name}(params, error) {`, '')
  return `export const ${name} = (params, error) => { throw error }`
}

/**
 * Inversify without what our container never does.
 *
 * @returns {import('rollup').Plugin}
 */
export const leanInversify = () =>
  changeModules('lean-inversify', [
    ...Object.values(UNUSED)
      .flat()
      .map((name) => ({ module: moduleOf(name), to: withoutIt })),
    ...PASSED_ON.map((name) => ({ module: moduleOf(name), to: passOn })),
    { module: CONSTRAINTS, to: withoutIt },
    { module: COMES_LATER, to: isNever },
    { module: moduleOf('PlanResultCacheService'), to: withoutMemory },
  ])
