/**
 * Packs every published package into a folder, with a CycloneDX bill of materials for each tarball. The bill lists the
 * installed dependencies and the packages that the scripts bundle. Another archive has the source maps of the build,
 * which the packages omit.
 *
 * Usage: node adapters/build/release/sbom.mjs [folder], by default `release`
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { main, ownPackages } from '../packages.mjs'

/** The temporary project in which npm installs the packages. */
const PROJECT = { name: 'sbom', version: '0.0.0', private: true }

/** The paths in `dist` of the files with licences. Each heading in these files names a bundled package. */
const LICENCES = ['licenties.txt', 'paginas/licenties.txt']

const npm = (cwd, ...words) => execFileSync('npm', [...words, '--silent'], { cwd, encoding: 'utf8' })

const pack = (folder, folders) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packages = folders.flatMap((one) => ['--workspace', one])
  return Object.values(JSON.parse(npm('.', 'pack', '--json', '--pack-destination', folder, ...packages)))
}

/** Returns the bill of materials of an empty project in which npm has installed these tarballs. */
const installed = (files) => {
  const project = mkdtempSync(join(tmpdir(), 'sbom-'))
  writeFileSync(join(project, 'package.json'), JSON.stringify(PROJECT))
  npm(project, 'install', ...files, '--omit=peer', '--no-audit', '--no-fund')
  return JSON.parse(npm(project, 'sbom', '--sbom-format=cyclonedx'))
}

const readIn = (tarball, path) => {
  try {
    const words = ['--extract', '--to-stdout', '--file', tarball, `package/dist/${path}`]
    return execFileSync('tar', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

const HEADING = /^(\S+) (\d\S*) \((.+)\)$/gm

const toLicence = (id) => (id.includes(' ') ? { expression: id } : { license: { id } })

/** Returns the components that the scripts in a tarball bundle, as its files with licences list them. */
const carriedBy = (tarball) =>
  LICENCES.flatMap((path) => [...readIn(tarball, path).matchAll(HEADING)]).map(([, name, version, id]) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [toLicence(id)],
    properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
  }))

/** Returns a component without its references to files on this machine. */
const withoutFiles = ({ externalReferences = [], ...component }) => ({
  ...component,
  externalReferences: externalReferences.filter(({ url }) => !url.startsWith('file:')),
})

const toBill = (name, files) => {
  const { metadata, components, dependencies, ...rest } = installed(files)
  const known = components.map(withoutFiles)
  const own = known.find((component) => component.name === name)
  const purls = new Set(known.map(({ purl }) => purl))
  const carried = [...new Map(files.flatMap(carriedBy).map((one) => [one.purl, one])).values()]
  const bundled = carried.filter(({ purl }) => !purls.has(purl))
  const refs = bundled.map((component) => component['bom-ref'])
  const isProject = ({ ref }) => ref.startsWith(`${PROJECT.name}@`)
  return {
    ...rest,
    metadata: { ...metadata, component: own },
    components: [...known.filter((component) => component !== own), ...bundled],
    dependencies: [
      ...dependencies
        .filter((one) => !isProject(one))
        .map((one) => (one.ref === own['bom-ref'] ? { ...one, dependsOn: [...one.dependsOn, ...refs] } : one)),
      ...refs.map((ref) => ({ ref, dependsOn: [] })),
    ],
  }
}

/** Packs the source maps of the build of these packages, with their paths in the repository. */
const packMaps = (file, folders) => {
  const maps = folders.flatMap((one) =>
    readdirSync(join(one, 'dist'), { recursive: true })
      .filter((name) => name.endsWith('.map'))
      .map((name) => join(one, 'dist', name)),
  )
  execFileSync('tar', ['--create', '--gzip', '--file', file, ...maps.toSorted()])
}

const folder = resolve(process.argv[2] ?? 'release')
const folders = ['.', ...ownPackages.map((one) => one.folder)]
const tarballs = pack(folder, folders)
const mainFile = tarballs.find(({ name }) => name === main.name).filename
for (const { name, version, filename } of tarballs) {
  const files = [...new Set([mainFile, filename])].map((file) => join(folder, file))
  const bill = `${JSON.stringify(toBill(name, files), undefined, 2)}\n`
  writeFileSync(join(folder, `${name}-${version}.cdx.json`), bill)
}
packMaps(join(folder, `${main.name}-${main.version}-maps.tar.gz`), folders)
