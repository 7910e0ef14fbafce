import type { Normen } from '../../normen'
import { zonderMinNul, type Pen, type Plek, type Waarde, type Waarden } from '../pen'
import type { Eenheid, Gegevensoort, Grondslag, Normgegeven, Stap, Stapwaarde } from '../stap'
import type { Stapplek } from '../woorden'
import { keuze, volgens, type Herkomst } from './herkomst'
import type { Gegeven, Rekenstap, Stapinvoer } from './knoop'
import { woordenVanGegeven, woordenVanStap } from './register'

/** What a value is for this pen: the node it comes from. */
interface Verwijzing<T> {
  readonly id: string
  readonly waarde: T
  readonly eenheid: Eenheid
}

const verwijs = <T>(id: string, waarde: T, eenheid: Eenheid): Waarde<T> =>
  ({ id, waarde, eenheid }) satisfies Verwijzing<T> as unknown as Waarde<T>

const verwijzingVan = <T>(waarde: Waarde<T>): Verwijzing<T> => waarde as unknown as Verwijzing<T>

const idVan = (pad: string, naam: string): string => (pad === '' || naam === '' ? pad + naam : `${pad}.${naam}`)

const kies = <A extends readonly unknown[], T>(tekst: T | ((...a: A) => T), ...a: A): T =>
  typeof tekst === 'function' ? (tekst as (...a: A) => T)(...a) : tekst

/** What was written so far: the steps in the order in which they were taken, and the leaves, each once. */
export interface Spoor {
  readonly normen: Normen
  readonly stappen: Rekenstap[]
  readonly gegevens: Map<string, Gegeven>
}

/** Works every step out and writes it down, with the leaves it rests on. */
export class Schrijfpen implements Pen {
  readonly #spoor: Spoor
  readonly #plek: Stapplek
  readonly #gekozen: boolean

  constructor(spoor: Spoor, { pad, nummer = 1, gekozen = false }: Plek = { pad: '' }) {
    this.#spoor = spoor
    this.#plek = { pad, nummer }
    this.#gekozen = gekozen
  }

  bij(plek: Plek): Schrijfpen {
    return new Schrijfpen(this.#spoor, plek)
  }

  stap<I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>): Waarde<U> {
    const waarden: Record<string, Stapwaarde> = {}
    const stapinvoer: Stapinvoer[] = []
    for (const [naam, gegeven] of Object.entries(invoer as Readonly<Record<string, Waarde<Stapwaarde> | undefined>>)) {
      if (gegeven === undefined) continue
      const { id, waarde, eenheid } = verwijzingVan(gegeven)
      waarden[naam] = waarde
      stapinvoer.push({ naam, waarde, eenheid, van: id })
    }
    const gelezen = waarden as I
    const { naam, woorden } = woordenVanStap(stap)
    const { kenmerken } = woorden
    const id = idVan(this.#plek.pad, kenmerken.naam ?? naam)
    const uitkomst = stap(gelezen)
    const aanname = kies(woorden.keuze, gelezen, this.#plek)
    this.#spoor.stappen.push({
      soort: 'stap',
      id,
      omschrijving: kies(woorden.omschrijving, this.#plek),
      formule: kies(woorden.formule, gelezen),
      vorm: kenmerken.vorm,
      invoer: stapinvoer,
      uitkomst: uitkomst as Stapwaarde,
      eenheid: kenmerken.eenheid,
      afronding: kenmerken.afronding ?? 'niet afgerond',
      herkomst: this.#herkomstVan(kies(kenmerken.grondslag, gelezen), woorden.waarom),
      ...(aanname === undefined ? {} : { keuze: aanname }),
      reken: stap as unknown as Rekenstap['reken'],
    })
    return verwijs(id, uitkomst, kenmerken.eenheid)
  }

  gegeven<T>(gegeven: Gegevensoort<T>, waarde: unknown): Waarde<T> {
    return this.#schrijf(gegeven, zonderMinNul(waarde) as T, '')
  }

  bedrag<T extends number>(gegeven: Gegevensoort<T>, bedrag: number | undefined): Waarde<T> {
    const leeg = bedrag === undefined ? ' (niet ingevuld: telt als 0)' : ''
    return this.#schrijf(gegeven, zonderMinNul(bedrag ?? 0) as T, leeg)
  }

  norm<T>(norm: Normgegeven<T>): Waarde<T> {
    const { woorden } = woordenVanGegeven(norm)
    const omschrijving = kies(woorden.omschrijving, this.#plek)
    const id = idVan(`norm.${norm.norm}`, norm.deel ?? '')
    return this.#bewaar(id, omschrijving, norm.read(this.#spoor.normen), norm.eenheid, this.#herkomstVan(norm))
  }

  read<T>(waarde: Waarde<T>): T {
    return verwijzingVan(waarde).waarde
  }

  #schrijf<T>(gegeven: Gegevensoort<T>, waarde: T, leeg: string): Waarde<T> {
    const { woorden } = woordenVanGegeven(gegeven)
    const van = this.#gekozen ? 'keuze' : gegeven.van
    const veld = idVan(this.#plek.pad, gegeven.veld)
    const herkomst: Herkomst = van === 'keuze' ? keuze(woorden.waarom ?? '') : { soort: 'invoer', veld }
    const omschrijving = kies(woorden.omschrijving, this.#plek) + leeg
    return this.#bewaar(idVan(van, veld), omschrijving, waarde, gegeven.eenheid, herkomst)
  }

  #bewaar<T>(id: string, omschrijving: string, waarde: T, eenheid: Eenheid, herkomst: Herkomst): Waarde<T> {
    const knoop = { soort: 'gegeven', id, omschrijving, waarde: waarde as Stapwaarde, eenheid, herkomst } as const
    this.#spoor.gegevens.set(id, knoop)
    return verwijs(id, waarde, eenheid)
  }

  #herkomstVan(grondslag: Grondslag, waarom = ''): Herkomst {
    return grondslag === 'keuze' ? keuze(waarom) : volgens(this.#spoor.normen, grondslag.norm, grondslag.artikel)
  }
}
