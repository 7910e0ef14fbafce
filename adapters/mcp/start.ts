import { serveMcp } from './serveMcp'

process.exitCode = await serveMcp(process)
