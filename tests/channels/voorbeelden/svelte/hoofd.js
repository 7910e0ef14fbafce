import { mount } from 'svelte'

import Pagina from './Pagina.svelte'

mount(Pagina, { target: document.querySelector('#app') })
