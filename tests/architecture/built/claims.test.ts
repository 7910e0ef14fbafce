import { readFileSync, statSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

import { chunkOf, DIST, firstLoad, LOADER, readManifest, sizeOf, withImports } from '../../support/bundle'
import { ROOT } from '../../support/root'

/** How far a size in a text may be from the measured size, as a fraction of the measured size. */
const ROUNDING = 0.02

const manifest = readManifest()
const first = firstLoad(manifest, 2026)

/** The files of the calculation and of the summary, without those of the first load. */
const calculation = [
  ...withImports(manifest, [
    chunkOf(manifest, /^adapters\/lokaal\/index\.ts$/),
    chunkOf(manifest, /^domain\/rekenkern\/bereken\.ts$/),
    chunkOf(manifest, /^ui\/samenvatting\/paneelcijfers\.tsx$/),
  ]),
].filter((file) => !first.has(file))

const compressed = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)
const plain = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(`${DIST}/${file}`).size, 0)

/** Returns the size in bytes of the one file that esbuild makes of the element without `--splitting`. */
const oneFile = async (): Promise<number> => {
  const entryPoints = [`${DIST}/${LOADER}`]
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, format: 'esm', write: false })
  return outputFiles.reduce((sum, { contents }) => sum + contents.length, 0)
}

const cases = readFileSync(`${ROOT}/adapters/conformance/gevallen.ndjson`, 'utf8').trimEnd().split('\n').length

const PAGES = 'adapters/handboek/pages'

/** The sizes in texts: the file, a pattern whose group is the number of kB, and the measured number of bytes. */
const SIZES: readonly (readonly [file: string, claim: RegExp, bytes: () => number | Promise<number>])[] = [
  [`${PAGES}/cdn.md`, /about (\d+) kB with brotli/, () => compressed(first)],
  [`${PAGES}/cdn.md`, /with brotli, (\d+) kB without/, () => plain(first)],
  [`${PAGES}/decisions.md`, /visitors load about (\d+) kB before/, () => compressed(first)],
  [`${PAGES}/decisions.md`, /The loader, (\d+) kB of it/, () => sizeOf(LOADER)],
  [`${PAGES}/performance.md`, /paints the first step +\| ([\d,]+) kB/, () => sizeOf(LOADER)],
  [`${PAGES}/performance.md`, /step 1 can be used.*\| ([\d,]+) kB/, () => compressed(first)],
  [`${PAGES}/performance.md`, /after the first step +\| about (\d+) kB/, () => compressed(calculation)],
  [`${PAGES}/accessibility.md`, /Axe \(about (\d+) kB\)/, () => plain(['audit.js'])],
  ['adapters/element/README.md', /a loader of about (\d+) kB/, () => sizeOf(LOADER)],
  ['adapters/element/README.md', /one file of about ([\d.]+) kB/, oneFile],
]

/** The numbers of conformance cases in texts: the file, and a pattern whose group is the number. */
const COUNTS: readonly (readonly [file: string, claim: RegExp])[] = [
  ['CHANGELOG.md', /(\d+) test cases/],
  [`${PAGES}/conformance.md`, /(\d+) test cases/],
]

/** Returns the number in a text of a file; fails if the text is not there. Texts write `1.234,5` and `1234,5`. */
const numberIn = (file: string, claim: RegExp): number => {
  const [, digits = expect.fail(`${file} has no text like ${claim}`)] =
    claim.exec(readFileSync(`${ROOT}/${file}`, 'utf8')) ?? []
  return Number(digits.replace('.', '').replace(',', '.'))
}

it.each(SIZES)('the size in %s that matches %s is that of the built files', async (file, claim, bytes) => {
  const measured = (await bytes()) / 1000
  const written = numberIn(file, claim)
  const isRight = Math.abs(written - measured) <= Math.max(measured * ROUNDING, 0.5)
  expect(isRight ? measured : written, `${file} says ${written} kB`).toBe(measured)
})

it.each(COUNTS)('the number of conformance cases in %s that matches %s is right', (file, claim) => {
  expect(numberIn(file, claim)).toBe(cases)
})
