import { runModule } from '../../build/tools.mjs'
import { table } from '../markdown.mjs'

/** Returns the explanation of a word, with `{figure}` instead of each figure. */
const explain = (uitleg) => (typeof uitleg === 'function' ? uitleg('{figure}', '{figure}', '{figure}') : uitleg)

/** Generates the page with the difficult words on the screens and their explanations. */
export const words = async () => {
  const { woordenlijst } = await runModule('ui/tekst/woordenlijst.ts')
  const rows = Object.values(woordenlijst).map(({ woord, uitleg }) => [woord, explain(uitleg)])
  return [
    '# Explained words on the screens',
    '',
    'The texts under “Wat betekenen deze woorden?” on the screen. `{figure}` is a figure of the norm year. The terms in',
    'the code are in [the word list of the domain](../../../domain/README.md#woordenlijst).',
    '',
    ...table(
      ['word', 'explanation'],
      rows.toSorted(([one], [other]) => one.localeCompare(other, 'nl')),
    ),
    '',
  ].join('\n')
}
