import { createRoot, hydrateRoot } from 'react-dom/client'

import { Pagina } from './Pagina'

/** Takes over what a server rendered, or renders it all. */
const plek = document.querySelector('#app')
if (plek?.firstElementChild) hydrateRoot(plek, <Pagina />)
else if (plek) createRoot(plek).render(<Pagina />)
