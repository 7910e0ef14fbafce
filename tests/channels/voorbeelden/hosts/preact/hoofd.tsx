import 'hypotheek-orientatie'
import type { EigenGebeurtenisMap } from 'hypotheek-orientatie'
import { render } from 'preact'
import { useState } from 'preact/hooks'

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'hypotheek-orientatie': Record<string, unknown>
    }
  }
}

/** A Preact page that sets attributes of the calculator and listens to its events. */
const Pagina = () => {
  const [merk, setMerk] = useState<'MY' | 'FL'>('MY')
  const [stap, setStap] = useState(1)
  return (
    <>
      <button onClick={() => setMerk('FL')}>Naar Florius</button>
      <output>De pagina weet: stap {stap}</output>
      <div>
        <hypotheek-orientatie
          label-code={merk}
          laden="direct"
          normjaar="2025"
          rentetarieven='{"120": 3.75}'
          onstap={({ detail }: EigenGebeurtenisMap['stap']) => setStap(detail.naar + 1)}
        >
          De rekenhulp wordt geladen.
        </hypotheek-orientatie>
      </div>
    </>
  )
}

const plek = document.querySelector('#app')
if (plek) render(<Pagina />, plek)
