import { rollup, type Plugin } from 'rollup'

const inMemory = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'in-memory',
  resolveId: (source) => Object.keys(modules).find((path) => path === source || path.endsWith(`/${source}`)),
  load: (id) => modules[id],
})

/**
 * Returns the code of the entry chunk that rollup builds from these modules. The keys of `modules` are the paths of the
 * modules, and the first module is the entry. Rejects when the build fails.
 */
export const buildOf = async (modules: Readonly<Record<string, string>>, ...plugins: Plugin[]): Promise<string> => {
  const [input = ''] = Object.keys(modules)
  const bundle = await rollup({ input, plugins: [...plugins, inMemory(modules)], treeshake: false })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
}
