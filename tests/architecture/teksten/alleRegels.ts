import { HELP } from '../../../adapters/batch/readArguments'
import { loaderTekst } from '../../../adapters/element/loader/loaderTekst'
import { zinnen } from '../../../domain/aannames/woorden'
import * as tekst from '../../../ui/tekst/zinnen'
import { aannamevoorbeelden } from './aannamevoorbeelden'
import { regelsVan } from './regelsVan'
import { voorbeelden } from './voorbeelden'

/** Every text of the screens and of the loader, each behind the way to it. */
export const schermregels: readonly string[] = [
  ...regelsVan(zinnen, 'aannames', aannamevoorbeelden),
  ...regelsVan(tekst, '', voorbeelden),
  ...regelsVan(loaderTekst, 'loaderTekst', { paginaVoegtToe: [['value']] }),
]

/** Every text of the screens, of the loader and of the command. */
export const alleRegels: readonly string[] = [
  ...schermregels,
  ...HELP.split('\n').map((regel) => `--help: ${regel}`.trimEnd()),
]
