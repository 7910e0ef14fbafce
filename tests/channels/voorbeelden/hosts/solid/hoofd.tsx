import { render } from 'solid-js/web'

import { Rekenhulp } from './Rekenhulp'

const plek = document.querySelector('#app')
if (plek) render(() => <Rekenhulp />, plek)
