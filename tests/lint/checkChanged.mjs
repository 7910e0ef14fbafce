/** Checks the format and lint rules of all files changed since the last commit, and the types of the whole project. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { changedSince } from '../support/changedFiles.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

const files = changedSince('HEAD')
const scripts = files.filter(
  (file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.startsWith('tests/channels/voorbeelden/'),
)

const passes = (program, ...words) =>
  spawnSync(process.execPath, [`node_modules/${program}`, ...words], { stdio: 'inherit' }).status === 0

const oxlint = (config, ...paths) =>
  passes('oxlint/bin/oxlint', '--config', `tests/lint/${config}`, '--quiet', ...paths)

const checks = [
  () => files.length === 0 || passes('oxfmt/bin/oxfmt', '-c', 'tests/lint/oxfmt.json', '--check', ...files),
  () => scripts.length === 0 || oxlint('oxlint.config.mjs', ...scripts),
  () => oxlint('typesOnly.config.mjs', '--ignore-pattern', 'tests/channels/voorbeelden', '.'),
]
const failed = checks.filter((check) => !check())
if (failed.length > 0) process.exitCode = 1
else console.log(`${files.length} changed files: types, lint and format are right.`)
