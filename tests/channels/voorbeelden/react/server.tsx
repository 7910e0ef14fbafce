import { renderToString } from 'react-dom/server'

import { Pagina } from './Pagina'

/** Prints the page as a server sends it: the tag with its attributes, before any script loads. */
process.stdout.write(renderToString(<Pagina />))
