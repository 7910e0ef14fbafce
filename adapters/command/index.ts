import { importPackage } from './importPackage'
import { runCommand } from './runCommand'
import { VERSION } from './version'

process.exitCode = await runCommand(process, { version: VERSION, importPackage })
