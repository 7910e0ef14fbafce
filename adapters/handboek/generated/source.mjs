import { runnerImport } from 'vite'

/** What a module of the source exports, as TypeScript, without a build. */
export const readSource = async (path) => (await runnerImport(`/${path}`, { logLevel: 'error' })).module
