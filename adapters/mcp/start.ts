import { guardProgram } from '../files'
import { serveMcp } from './serveMcp'

guardProgram(process)
process.exitCode = await serveMcp(process)
