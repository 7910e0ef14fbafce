import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { main } from './packages.mjs'

const { lockfileVersion, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Returns the path at which Node finds package `name` from folder `place`; undefined when Node cannot find it. */
const findFrom = (all, place, name) => {
  for (let above = place; ; above = above.replace(/(^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = `${above}/node_modules/${name}`.replace(/^\//, '')
    if (found in all) return found
    if (above === '') return undefined
  }
}

/** Returns the real folder of a package. The lockfile lists our own packages as links to their folders. */
const withoutLink = (place) => (packages[place]?.link ? packages[place].resolved : place)

/** Returns the names of the dependencies that npm installs with a package, without optional peer dependencies. */
const askedBy = ({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) => [
  ...new Set([
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
  ]),
]

/** Returns the fields of a lockfile entry that the shrinkwrap contains. JSON omits undefined values. */
const toLocked = ({ version, integrity, dependencies, optionalDependencies, peerDependencies, ...rest }) => {
  const { peerDependenciesMeta, bin, engines, os, cpu, hasInstallScript, optional } = rest
  const kept = { version, integrity, hasInstallScript, optional, dependencies, optionalDependencies, peerDependencies }
  return { ...kept, peerDependenciesMeta, bin, engines, os, cpu }
}

/**
 * Returns the packages that npm installs for the package in `folder`, and that package itself, as pairs sorted by path.
 * A pair has the path in the shrinkwrap, as near to the root as possible, and the path in our lockfile.
 */
const placesOf = (folder) => {
  const origins = { '': folder }
  const waiting = ['']
  for (const at of waiting)
    for (const name of askedBy(packages[origins[at]])) {
      const origin = withoutLink(findFrom(packages, origins[at], name))
      const there = findFrom(origins, at, name)
      if (origin === undefined || origins[there] === origin) continue
      const next = there === undefined ? `node_modules/${name}` : `${at}/node_modules/${name}`.replace(/^\//, '')
      if (next in origins) throw new Error(`${folder}: two versions of ${name} need the same path`)
      origins[next] = origin
      waiting.push(next)
    }
  return Object.entries(origins).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const toLockfile = ({ name, version }, locked) => ({ name, version, lockfileVersion, requires: true, packages: locked })

/**
 * Returns the shrinkwrap of an application: the packages that npm installs with it, each with its version and its hash.
 * The main package has no hash, because it is published at the same time as the application.
 */
export const toShrinkwrap = (folder) =>
  toLockfile(
    packages[folder],
    Object.fromEntries(placesOf(folder).map(([place, origin]) => [place, toLocked(packages[origin])])),
  )

/** Returns the files of the container project, which installs the tarballs of the main package and an application. */
const toProject = (folder) => {
  const { '': own, ...brought } = toShrinkwrap(folder).packages
  const { name } = packages[folder]
  const tarballs = Object.fromEntries([main.name, name].map((one) => [one, `file:${one}-${main.version}.tgz`]))
  const project = { name: `${name}-voorbeeld`, version: main.version, private: true, dependencies: tarballs }
  const withTarball = (one, locked) => ({ [`node_modules/${one}`]: { ...locked, resolved: tarballs[one] } })
  return {
    'package.json': project,
    'package-lock.json': toLockfile(project, {
      '': project,
      ...brought,
      ...withTarball(main.name, brought[`node_modules/${main.name}`]),
      ...withTarball(name, own),
    }),
  }
}

const write = (path, content) => writeFileSync(path, `${JSON.stringify(content, null, 1)}\n`)

/** Creates a plugin that writes the shrinkwrap of an application, and updates its example container, if it has one. */
export const shrinkwrap = (folder) => ({
  name: 'shrinkwrap',
  writeBundle() {
    write(`${folder}/npm-shrinkwrap.json`, toShrinkwrap(folder))
    if (!existsSync(`${folder}/voorbeeld`)) return
    for (const [file, content] of Object.entries(toProject(folder))) write(`${folder}/voorbeeld/${file}`, content)
  },
})
