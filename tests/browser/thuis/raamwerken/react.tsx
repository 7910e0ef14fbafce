import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

import type {} from '../../../../adapters/element/react'

/** A page made with React: props down as properties, events up through the parent of the element. */
const Pagina = () => {
  const ouder = useRef<HTMLDivElement>(null)
  const [merk, setMerk] = useState<'MY' | 'FL'>('MY')
  const [stap, setStap] = useState(1)
  useEffect(() => {
    const element = ouder.current
    const luister = ({ detail }: HTMLElementEventMap['hypotheek-orientatie:stap']) => setStap(detail.naar + 1)
    element?.addEventListener('hypotheek-orientatie:stap', luister)
    return () => element?.removeEventListener('hypotheek-orientatie:stap', luister)
  }, [])
  return (
    <>
      <button onClick={() => setMerk('FL')}>Naar Florius</button>
      <output>De pagina weet: stap {stap}</output>
      <div ref={ouder}>
        <hypotheek-orientatie labelCode={merk} laden="direct" normjaar={2025} rentetarieven={{ '120': 3.75 }} />
      </div>
    </>
  )
}

const plek = document.querySelector('#app')
if (plek) createRoot(plek).render(<Pagina />)
