export { readConfig, type Config } from './config'
export { createServer, type ServerConfig } from './createServer'
export { type Folders } from './pages'
