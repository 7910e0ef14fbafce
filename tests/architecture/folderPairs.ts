import type { IModule } from 'dependency-cruiser'

/** Returns the folder of a layer that contains this file, such as `domain/geld`; undefined outside such a folder. */
const folderOf = (path: string): string | undefined =>
  /^(?:domain|application|adapters|ui)\/[^/]+(?=\/)/.exec(path)?.[0]

/** Returns the layer of a folder or a file. */
const layerOf = (path: string): string => path.slice(0, path.indexOf('/'))

/**
 * Returns the imports between folders of one layer that import each other, in both directions: the importing file and
 * the imported file. An import of a type counts too. Only the folders directly in a layer count.
 */
export const folderPairs = (modules: readonly IModule[]): readonly string[] => {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      if (from === undefined || to === undefined || from === to || layerOf(from) !== layerOf(to)) return []
      return [{ pair: `${from} ${to}`, back: `${to} ${from}`, text: `${source} → ${resolved}` }]
    }),
  )
  const pairs = new Set(imports.map(({ pair }) => pair))
  return imports.filter(({ back }) => pairs.has(back)).map(({ text }) => text)
}
