import { dienMcp } from './dienMcp'

process.exitCode = await dienMcp(process)
