import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '../support/root'

/** A package as packed by `npm pack`. */
export interface Tarball {
  readonly name: string
  readonly path: string
  /** The size of the tarball in bytes. */
  readonly size: number
  /** The total size in bytes of the files in the tarball. */
  readonly unpackedSize: number
  readonly files: readonly string[]
}

interface Packed {
  readonly name: string
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

const isPublished = ({ name }: Packed): boolean => name !== 'hypotheek-orientatie-handboek'

/**
 * Packs the main package and the packages under adapters from their build output; the handbook is not published.
 *
 * @param root The folder of the repository, or of a copy of it.
 */
export const pack = (folder: string, root: string = ROOT): readonly Tarball[] => {
  mkdirSync(folder, { recursive: true })
  const words = ['pack', '--json', '--silent', '--workspaces', '--pack-destination', folder]
  const said = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8' })) as Packed[] | object
  return (Object.values(said) as Packed[]).filter(isPublished).map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    path: join(folder, filename),
    size,
    unpackedSize,
    files: files.map(({ path }) => path),
  }))
}

/** Creates an empty project with ES modules, and returns its folder. */
export const emptyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  return folder
}

/** Installs these tarballs in a project; fails when an installed package does not run on this Node. */
export const install = (folder: string, tarballs: readonly Tarball[]): void => {
  const words = ['install', '--engine-strict', '--prefer-offline', '--no-audit', '--no-fund', '--silent']
  execFileSync('npm', [...words, ...tarballs.map(({ path }) => path)], { cwd: folder })
}

/** Returns the path of every package installed in a project, relative to `node_modules`. */
export const installedIn = (folder: string): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>
  }
  return Object.keys(packages).map((place) => place.replace(/^node_modules\//, ''))
}
