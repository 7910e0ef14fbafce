import { HypotheekOrientatie } from 'hypotheek-orientatie/react'
import { useState } from 'react'

/** A React page that sets props of the calculator and listens to its events. */
export const Pagina = () => {
  const [merk, setMerk] = useState<'MY' | 'FL'>('MY')
  const [stap, setStap] = useState(1)
  return (
    <>
      <button onClick={() => setMerk('FL')}>Naar Florius</button>
      <output>De pagina weet: stap {stap}</output>
      <div>
        <HypotheekOrientatie
          labelCode={merk}
          laden="direct"
          normjaar={2025}
          rentetarieven={{ '120': 3.75 }}
          onStap={({ detail }) => setStap(detail.naar + 1)}
        >
          De rekenhulp wordt geladen.
        </HypotheekOrientatie>
      </div>
    </>
  )
}
