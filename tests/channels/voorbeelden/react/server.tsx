import { renderToString } from 'react-dom/server'

import { Pagina } from './Pagina'

/** What a server sends of the page: the tag with its attributes, before anything is loaded. */
process.stdout.write(renderToString(<Pagina />))
