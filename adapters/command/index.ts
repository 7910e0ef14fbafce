import { importPackage, runCommand } from './runCommand'

/** The version of this build, which the bundler fills in. */
const VERSION = process.env['VERSION'] ?? 'ontwikkeling'

process.exitCode = await runCommand(process, { version: VERSION, importPackage })
