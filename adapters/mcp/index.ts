export { serveMcp as run, type McpProcess } from './serveMcp'
