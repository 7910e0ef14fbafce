import { readdirSync } from 'node:fs'

/** Returns every file in a folder and its subfolders as a relative path, except files and folders in `leftOut`. */
export const filesIn = (folder: string, leftOut: readonly string[] = []): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(`${folder}/${entry.name}`, leftOut).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
