import type { IModule } from 'dependency-cruiser'

/** Returns the folder of a layer that contains this file, such as `domain/geld`; undefined outside such a folder. */
const folderOf = (path: string): string | undefined =>
  /^(?:domain|application|adapters|ui)\/[^/]+(?=\/)/.exec(path)?.[0]

/** Returns the layer of a folder or a file. */
const layerOf = (path: string): string => path.slice(0, path.indexOf('/'))

/**
 * Returns the imports that close a ring of folders in one layer: the folder of the importing file can be reached again
 * from the folder of the imported file. An import of a type counts too. Only the folders directly in a layer count.
 */
export const folderRings = (modules: readonly IModule[]): readonly string[] => {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      if (from === undefined || to === undefined || from === to || layerOf(from) !== layerOf(to)) return []
      return [{ from, to, text: `${source} → ${resolved}` }]
    }),
  )
  /** Returns the folders that are reached from `folder` by one import or more. */
  const reachedFrom = (folder: string): ReadonlySet<string> => {
    const reached = new Set([folder])
    for (const each of reached) {
      for (const { from, to } of imports) if (from === each) reached.add(to)
    }
    return reached
  }
  const reachedFromEach = new Map(imports.map(({ to }) => to).map((to) => [to, reachedFrom(to)]))
  return imports.filter(({ from, to }) => reachedFromEach.get(to)?.has(from)).map(({ text }) => text)
}
