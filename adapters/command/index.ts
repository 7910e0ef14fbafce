import { guardProgram } from '../files'
import { importPackage, runCommand } from './runCommand'

/** The version of this package, which the bundler fills in; `ontwikkeling` before a build. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

guardProgram(process)
process.exitCode = await runCommand(process, { version: VERSION, importPackage })
