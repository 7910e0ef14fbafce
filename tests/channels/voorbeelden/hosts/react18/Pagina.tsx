import type { HypotheekOrientatieElement } from 'hypotheek-orientatie'
import { HypotheekOrientatie } from 'hypotheek-orientatie/react'
import { useRef, useState } from 'react'

/** A React 18 page that sets props of the calculator and listens to its events, in the syntax that React 18 needs. */
export const Pagina = () => {
  const [merk, setMerk] = useState<'MY' | 'FL'>('MY')
  const [stap, setStap] = useState(1)
  const rekenhulp = useRef<HypotheekOrientatieElement>(null)
  return (
    <>
      <button onClick={() => setMerk('FL')}>Naar Florius</button>
      <button onClick={() => rekenhulp.current?.focus()}>Naar de rekenhulp</button>
      <output>De pagina weet: stap {stap}</output>
      <div>
        <HypotheekOrientatie
          ref={rekenhulp}
          className="rekenhulp"
          hidden={false}
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
