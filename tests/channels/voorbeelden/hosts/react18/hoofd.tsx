import { createRoot } from 'react-dom/client'

import { Pagina } from './Pagina'

const plek = document.querySelector('#app')
if (plek) createRoot(plek).render(<Pagina />)
