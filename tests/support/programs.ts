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

/** Returns the path of an installed program; undefined when it is not on PATH. */
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

/** Installs Debian packages, only as root and with apt-get. Returns whether that succeeded. */
export const aptInstall = (packages: readonly string[]): boolean =>
  isRoot &&
  onPath('apt-get') !== undefined &&
  apt('update', '--quiet') &&
  apt('install', '--quiet', '--yes', '--no-install-recommends', ...packages)
