import 'hypotheek-orientatie'
import type { HypotheekOrientatieAttributen } from 'hypotheek-orientatie/vue'
import { createApp, defineComponent, h, reactive, ref } from 'vue'

/** A page of Vue with the calculator: props down as attributes and properties, events up. */
const Pagina = defineComponent(() => {
  const merk = ref<'MY' | 'FL'>('MY')
  const stap = ref(1)
  const rentetarieven = reactive({ 120: 3.75 })
  const onStap: HypotheekOrientatieAttributen['onStap'] = ({ detail }) => {
    stap.value = detail.naar + 1
  }
  return () => [
    h('button', { onClick: () => (merk.value = 'FL') }, 'Naar Florius'),
    h('output', `De pagina weet: stap ${stap.value}`),
    h('hypotheek-orientatie', {
      'label-code': merk.value,
      laden: 'direct',
      normjaar: 2025,
      '.rentetarieven': rentetarieven,
      onStap,
    }),
  ]
})

createApp(Pagina).mount('#app')
