import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { filesIn } from '../../../support/filesIn'

const ROOT = `${import.meta.dirname}/../../../..`

const DRAWS = /<(PartsBar|PartsDrawing|Maandbalk|Prijslijn|PaperBar|PaperPriceLine|(\w+\.)?(Columns|Range))\b/

/** Returns the subfolders of this folder with a file whose text matches. */
const foldersWith = (folder: string, text: RegExp): readonly string[] => {
  const files = filesIn(`${ROOT}/${folder}`).filter((file) =>
    text.test(readFileSync(`${ROOT}/${folder}/${file}`, 'utf8')),
  )
  return [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))].toSorted()
}

it('each folder of `ui` that draws a bar or a chart has a test that looks for faults in the drawing', () => {
  const drawing = foldersWith('ui', DRAWS).filter((folder) => !folder.startsWith('basis'))
  expect(drawing.length).toBeGreaterThan(5)
  expect(foldersWith('tests/ui', /drawingFaults\(/)).toEqual(expect.arrayContaining(drawing))
})
