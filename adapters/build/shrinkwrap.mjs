import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { main } from './packages.mjs'

const { lockfileVersion, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Where Node finds a package that is imported from this place: there, or in a folder above it. */
const findFrom = (all, place, name) => {
  for (let above = place; ; above = above.replace(/(^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = `${above}/node_modules/${name}`.replace(/^\//, '')
    if (found in all) return found
    if (above === '') return undefined
  }
}

/** A package of our own stands in the lockfile as a link to its folder. */
const withoutLink = (place) => (packages[place]?.link ? packages[place].resolved : place)

/** The packages that this one asks for; one that is optional may be missing. */
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

/** What npm needs to know of a package. JSON leaves out what it does not have. */
const toLocked = ({ version, integrity, dependencies, optionalDependencies, peerDependencies, ...rest }) => {
  const { peerDependenciesMeta, bin, engines, os, cpu, hasInstallScript, optional } = rest
  const kept = { version, integrity, hasInstallScript, optional, dependencies, optionalDependencies, peerDependencies }
  return { ...kept, peerDependenciesMeta, bin, engines, os, cpu }
}

/**
 * The place of each package that this one brings: in the lockfile, by its place in the result, which is as near to the
 * top as it can be.
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
      if (next in origins) throw new Error(`${folder}: two versions of ${name} in one place`)
      origins[next] = origin
      waiting.push(next)
    }
  return Object.entries(origins).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

const toLockfile = ({ name, version }, locked) => ({ name, version, lockfileVersion, requires: true, packages: locked })

/**
 * What npm installs with an application: every package that it brings, in the version that the tests ran with and with
 * the hash of its content. The main package has no hash, since it is published at the same time.
 */
export const toShrinkwrap = (folder) =>
  toLockfile(
    packages[folder],
    Object.fromEntries(placesOf(folder).map(([place, origin]) => [place, toLocked(packages[origin])])),
  )

/** The project of the container: the tarballs of the main package and of an application, and all that these bring. */
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

/** Writes beside the `package.json` of an application what npm is to install with it, and in its example container. */
export const shrinkwrap = (folder) => ({
  name: 'shrinkwrap',
  writeBundle() {
    write(`${folder}/npm-shrinkwrap.json`, toShrinkwrap(folder))
    if (!existsSync(`${folder}/voorbeeld`)) return
    for (const [file, content] of Object.entries(toProject(folder))) write(`${folder}/voorbeeld/${file}`, content)
  },
})
