import { readdirSync } from 'node:fs'

/** Every file in a folder and the folders in it, as paths from that folder; nothing from the folders left out. */
export const filesIn = (folder: string, leftOut: readonly string[] = []): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(`${folder}/${entry.name}`, leftOut).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
