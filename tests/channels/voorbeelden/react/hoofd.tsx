import { createRoot, hydrateRoot } from 'react-dom/client'

import { Pagina } from './Pagina'

/** Hydrates the page if a server rendered it, otherwise renders it. */
const plek = document.querySelector('#app')
if (plek?.firstElementChild) hydrateRoot(plek, <Pagina />)
else if (plek) createRoot(plek).render(<Pagina />)
