import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.getuid?.() === 0

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file of a program of this machine. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

const apt = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs packages of Debian where that is allowed, and tells whether it did. */
export const aptInstall = (packages: readonly string[]): boolean =>
  isRoot &&
  onPath('apt-get') !== undefined &&
  apt('update', '--quiet') &&
  apt('install', '--quiet', '--yes', '--no-install-recommends', ...packages)
