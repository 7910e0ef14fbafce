export { readConfig, type Config } from './config'
