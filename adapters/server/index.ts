export { readConfig, type Config } from './config/config'
export { createServer, type ServerConfig } from './createServer'
export { type Folders } from './pages'
