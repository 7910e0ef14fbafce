import { createApp } from 'vue'

import Pagina from './Pagina.vue'

createApp(Pagina).mount('#app')
