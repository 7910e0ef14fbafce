import { readdirSync } from 'node:fs'

/**
 * Returns every file in a folder and its subfolders, as paths relative to that folder, without the folders left out.
 */
export const filesIn = (folder: string, leftOut: readonly string[] = []): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(`${folder}/${entry.name}`, leftOut).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
