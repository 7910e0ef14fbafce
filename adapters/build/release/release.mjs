/**
 * Prepares a release. If the present version has a tag, raises the version of every package, and moves the texts of the
 * changesets to the changelog. If it has no tag yet, adds those texts to the changelog of this version, so that the
 * command can run again when more changes arrive. The first version only lists what there is, because nobody has an
 * earlier one: the other texts are printed and left out.
 *
 * Usage: npm run release, in a clone with its tags
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { main } from '../packages.mjs'
import { foldChangelog } from './foldChangelog.mjs'

const npm = (...words) => execFileSync('npm', words, { stdio: 'inherit' })

/** Raises the versions by the changesets. Only the main package keeps a changelog. */
const raise = () => {
  npm('run', 'release:version')
  const folders = readdirSync('adapters', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) rmSync(`adapters/${name}/CHANGELOG.md`, { force: true })
  npm('install', '--package-lock-only', '--no-audit', '--no-fund')
}

/** Moves the texts of the changesets to the section of the present version. */
const fold = (isFirst) => {
  const files = readdirSync('.changeset')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `.changeset/${file}`)
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const { text, left } = foldChangelog(readFileSync('CHANGELOG.md', 'utf8'), texts, isFirst)
  writeFileSync('CHANGELOG.md', text)
  files.forEach((file) => rmSync(file))
  console.log(`${files.length} changesets moved to version ${main.version}.`)
  if (left.length > 0) console.log(`Not in the changelog of a first version:\n\n${left.join('\n')}`)
}

const tags = execFileSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).split('\n').filter(Boolean)
if (tags.includes(`v${main.version}`)) raise()
else fold(tags.length === 0)
npm('run', 'format', '--', 'CHANGELOG.md')
