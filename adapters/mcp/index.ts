export { dienMcp as opdracht, type McpProcess } from './dienMcp'
