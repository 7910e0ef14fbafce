import { createApp, defineComponent, h, ref } from 'vue'

/** A page made with Vue: props down as attributes, events up through the parent of the element. */
const Pagina = defineComponent(() => {
  const merk = ref<'MY' | 'FL'>('MY')
  const stap = ref(1)
  const luister = ({ detail }: HTMLElementEventMap['hypotheek-orientatie:stap']) => {
    stap.value = detail.naar + 1
  }
  return () => [
    h('button', { onClick: () => (merk.value = 'FL') }, 'Naar Florius'),
    h('output', `De pagina weet: stap ${stap.value}`),
    h('div', { 'onHypotheek-orientatie:stap': luister }, [
      h('hypotheek-orientatie', {
        'label-code': merk.value,
        laden: 'direct',
        normjaar: 2025,
        rentetarieven: '{"120": 3.75}',
      }),
    ]),
  ]
})

createApp(Pagina).mount('#app')
