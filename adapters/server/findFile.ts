import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A folder and the address under which its files are offered; `prefix` starts and ends with a slash. */
export interface Mount {
  readonly prefix: string
  readonly folder: string
}

const decode = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

const findIn = async (folder: string, name: string): Promise<string | undefined> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * The file that an address stands for, in the first mount whose prefix fits; undefined when there is none. Never a
 * file outside the folder of that mount, whatever the address contains and wherever a symbolic link points.
 */
export const findFile = async (mounts: readonly Mount[], pathname: string): Promise<string | undefined> => {
  const path = decode(pathname)
  if (path === undefined || path.includes('\0')) return undefined
  const mount = mounts.find(({ prefix }) => path.startsWith(prefix))
  if (mount === undefined) return undefined
  const name = path.slice(mount.prefix.length)
  return findIn(mount.folder, name === '' || name.endsWith('/') ? `${name}index.html` : name)
}
