/** A part of a drawing: where it begins and ends in percent of the whole drawing, and a text that is its fill. */
interface DrawnPart {
  readonly from: number
  readonly to: number
  readonly fill: string
}

/** A bar, or one column of a chart, in the order in which its parts follow each other. */
interface Drawing {
  readonly name: string
  readonly parts: readonly DrawnPart[]
  /** Whether the parts fill the whole drawing; columns do not. */
  readonly isFull: boolean
  /** The amounts in the list next to the drawing, in euro; empty without such a list. */
  readonly named: readonly number[]
}

/** The largest rounding error of a position, in percent. */
const MARGIN = 0.01

const percentageIn = (text: string | null | undefined): number => Number.parseFloat(text ?? '')
const partOf = (start: number, size: number, fill: string): DrawnPart => ({ from: start, to: start + size, fill })

/** Returns the last amount (euro) of each marked item of a list. An item with the amount 0 has no part in a bar. */
const amountsIn = (list: Element | null | undefined): readonly number[] =>
  [...(list?.querySelectorAll('li > [aria-hidden], dt > [aria-hidden], dt > svg') ?? [])]
    .map((mark) => (mark.closest('dt')?.nextElementSibling ?? mark.parentElement)?.textContent ?? '')
    .map((text) => Number([...text.matchAll(/€\s([\d.]+)/g)].at(-1)?.[1]?.replaceAll('.', '') ?? 0))
    .filter((amount) => amount > 0)

/** A part of a bar on screen, or a group of parts: its width is in proportion to its amount. */
const GROWING = '[style*=flex-grow]'

/** Returns the amount of a part or a group of parts. */
const sizeOf = (part: Element): number => Number((part as HTMLElement).style.flexGrow)

/**
 * Returns the bars on screen, whose parts grow with their amounts. The class of a part decides its fill. A bar may
 * group its parts; the amount of a group is that of its parts.
 */
const bars = (root: ParentNode): readonly Drawing[] => {
  const found = new Set([...root.querySelectorAll(GROWING)].map(({ parentElement }) => parentElement))
  return [...found].flatMap((bar) => {
    if (bar?.closest(GROWING) !== null) return []
    const drawn = [...bar.querySelectorAll(GROWING)]
    const leaves = drawn.filter((part) => part.querySelector(GROWING) === null)
    const total = (parts: readonly Element[]): number => parts.reduce((sum, part) => sum + sizeOf(part), 0)
    const whole = total(leaves)
    const parts = leaves.map((part, place) =>
      partOf((100 * total(leaves.slice(0, place))) / whole, (100 * sizeOf(part)) / whole, part.className),
    )
    const groups = drawn
      .filter((part) => !leaves.includes(part))
      .map((group) => {
        const inside = total(leaves.filter((part) => group.contains(part)))
        return {
          name: 'a group of parts',
          parts: [partOf(0, (100 * sizeOf(group)) / inside, '')],
          isFull: true,
          named: [],
        }
      })
    const width = bar.style.width === '' ? 100 : percentageIn(bar.style.width)
    const frame = { name: 'the width of a bar', parts: [partOf(0, width, '')], isFull: false, named: [] }
    const list = [bar.nextElementSibling, bar.previousElementSibling].find((next) => amountsIn(next).length > 0)
    return [frame, ...groups, { name: 'a bar', parts, isFull: true, named: amountsIn(list) }]
  })
}

/** Returns the bars on paper: SVG drawings whose parts have stripes, or are filled or empty. */
const paperBars = (root: ParentNode): readonly Drawing[] =>
  [...root.querySelectorAll<SVGElement>('svg.balk')].map((bar) => {
    const [, , width = NaN] = (bar.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const scale = 100 / (width - 2)
    const parts = [...bar.querySelectorAll('g')].map((part) => {
      const [area, stripes] = [part.querySelector('rect'), part.querySelector('path')?.getAttribute('d') ?? '']
      const dashes = area?.getAttribute('stroke-dasharray')
      const fill = `${area?.getAttribute('fill')} ${/[VL]/.exec(stripes)?.[0]} ${dashes}`
      return partOf(scale * Number(area?.getAttribute('x')), scale * Number(area?.getAttribute('width')), fill)
    })
    return { name: 'a bar on paper', parts, isFull: true, named: amountsIn(bar.nextElementSibling) }
  })

/** Returns each column of each column chart from the bottom up, and the columns of each chart from left to right. */
const columns = (root: ParentNode): readonly Drawing[] => {
  const charts = new Set([...root.querySelectorAll('rect[fill][y]')].map(({ parentElement }) => parentElement))
  return [...charts].flatMap((chart) => {
    const areas = [...(chart?.querySelectorAll(':scope > rect') ?? [])].map((area) => {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => percentageIn(area.getAttribute(name)))
      return { x: x ?? NaN, width: width ?? NaN, depth: (y ?? NaN) + (height ?? NaN), height: height ?? NaN, area }
    })
    const places = [...new Map(areas.map(({ x, width }) => [x, partOf(x, width, String(x))])).values()]
    const stacks = places.map(({ from }) =>
      areas
        .filter(({ x }) => x === from)
        .map(({ depth, height, area }) => partOf(100 - depth, height, area.getAttribute('fill') ?? '')),
    )
    const row = { name: 'the columns of a chart', parts: places, isFull: false, named: [] }
    return [row, ...stacks.map((parts) => ({ name: 'a column', parts, isFull: false, named: [] }))]
  })
}

/** Returns the lines, dots and labels that have a position along a horizontal axis. */
const marks = (root: ParentNode): readonly Drawing[] => {
  const drawn = [...root.querySelectorAll('svg line[x1][x2], svg circle[cx$="%"]')].map((mark) => {
    const [from, to] = [mark.getAttribute('x1'), mark.getAttribute('x2')].map(percentageIn)
    const middle = percentageIn(mark.getAttribute('cx'))
    return mark.tagName === 'line' ? partOf(from ?? NaN, (to ?? NaN) - (from ?? NaN), '') : partOf(middle, 0, '')
  })
  const labels = [...root.querySelectorAll<HTMLElement>('[style*="left:"]')]
    .filter(({ style }) => style.left.endsWith('%'))
    .map(({ style }) => partOf(percentageIn(style.left), 0, ''))
  return [...drawn, ...labels].map((part) => ({ name: 'a mark', parts: [part], isFull: false, named: [] }))
}

/** A price line: the amounts of its labels (euro), and the places of its marks (fractions of the line). */
interface DrawnPriceLine {
  readonly kopenTot: number
  readonly prijs: number | undefined
  readonly grens: number
  readonly woning: number | undefined
  /** Where the fill ends, and where the stripes below it end; undefined without stripes. */
  readonly bereik: number
  readonly gat: number | undefined
}

/** Returns the last amount in a text, in euro. */
const amountIn = (text: string | null | undefined): number =>
  Number([...(text ?? '').matchAll(/€\s([\d.]+)/g)].at(-1)?.[1]?.replaceAll('.', '') ?? NaN)

/** Returns the price lines on screen, whose marks and fills move by a transform. */
export const priceLines = (root: ParentNode): readonly DrawnPriceLine[] =>
  [...root.querySelectorAll('[data-spoor]')].map(({ parentElement: line }) => {
    const moved = (selector: string): number | undefined => {
      const element = line?.querySelector<HTMLElement>(selector)
      return element ? percentageIn(/-?[\d.]+/.exec(element.style.transform)?.[0]) / 100 : undefined
    }
    const end = (selector: string) => {
      const place = moved(selector)
      return place === undefined ? undefined : 1 + place
    }
    const [above, below] = [...(line?.querySelectorAll('[data-label]') ?? [])].map(({ textContent }) => textContent)
    return {
      kopenTot: amountIn(below),
      prijs: above ? amountIn(above) : undefined,
      grens: moved('[data-merk=grens]') ?? NaN,
      woning: moved('[data-merk=woning]'),
      bereik: end(':is([data-deel=bereik], [data-deel=voorwaarde])') ?? NaN,
      gat: end('[data-deel=gat]'),
    }
  })

/** Returns the price lines on paper. */
const paperPriceLines = (root: ParentNode): readonly DrawnPriceLine[] =>
  [...root.querySelectorAll('svg.prijslijn')].map((line) => {
    const [whole, fill] = [...line.querySelectorAll('rect')].map((area) => Number(area.getAttribute('width')))
    const home = line.querySelector('circle')?.getAttribute('cx')
    const texts = [...line.querySelectorAll('text')].map(({ textContent }) => textContent)
    const bereik = (fill ?? NaN) / (whole ?? NaN)
    const woning = home ? Number(home) / (whole ?? NaN) : undefined
    return {
      kopenTot: amountIn(texts.at(-1)),
      prijs: home ? amountIn(texts[0]) : undefined,
      grens: bereik,
      woning,
      bereik,
      gat: woning,
    }
  })

const ROUNDING = 1e-4

const priceLineFaults = ({ kopenTot, prijs, grens, woning, bereik, gat }: DrawnPriceLine): readonly string[] => {
  const isOnLine = (place: number | undefined) => place === undefined || (place >= 0 && place <= 1)
  const isTrue =
    prijs === undefined || Math.abs(grens * prijs - (woning ?? NaN) * kopenTot) < ROUNDING * Math.max(prijs, kopenTot)
  return [
    ...([grens, woning, bereik, gat].every(isOnLine) ? [] : ['a mark is beyond the price line']),
    ...(Math.abs(grens - bereik) < ROUNDING ? [] : ['the fill of the price line does not end at its mark']),
    ...(gat === woning || Math.abs((gat ?? NaN) - (woning ?? NaN)) < ROUNDING
      ? []
      : ['the gap does not end at the home']),
    ...(isTrue ? [] : ['the price line is not true to scale']),
  ]
}

/** Returns every bar, chart and mark that is drawn in this part of the document. */
export const drawingsIn = (root: ParentNode): readonly Drawing[] => [
  ...bars(root),
  ...paperBars(root),
  ...columns(root),
  ...marks(root),
]

/** Whether the named amounts are those of the parts. The last named amount may be the whole instead of its own part. */
const isNamed = ({ parts, named }: Drawing): boolean => {
  const fits = (whole: number, amounts: readonly number[]) =>
    amounts.every((amount, place) => {
      const { from = NaN, to = NaN } = parts[place] ?? {}
      return Math.abs(((to - from) * whole) / 100 - amount) < 1
    })
  const sum = named.reduce((total, amount) => total + amount, 0)
  return named.length === parts.length && (fits(sum, named) || fits(named.at(-1) ?? NaN, named.slice(0, -1)))
}

const faultsOf = (drawing: Drawing): readonly string[] => {
  const { name, parts, isFull, named } = drawing
  const isInside = ({ from, to }: DrawnPart) => from >= -MARGIN && from <= to && to <= 100 + MARGIN
  const follows = ({ from }: DrawnPart, place: number) => {
    const end = parts[place - 1]?.to ?? 0
    return name === 'the columns of a chart' || parts.length === 1 ? from >= end : Math.abs(from - end) < MARGIN
  }
  return [
    ...(parts.every(isInside) ? [] : [`${name} is not within 0 to 100%`]),
    ...(parts.every(follows) ? [] : [`the parts of ${name} do not follow each other`]),
    ...(!isFull || Math.abs((parts.at(-1)?.to ?? NaN) - 100) < MARGIN
      ? []
      : [`the parts of ${name} are not the whole`]),
    ...(new Set(parts.map(({ fill }) => fill)).size === parts.length ? [] : [`two parts of ${name} have one fill`]),
    ...(named.length === 0 || isNamed(drawing) ? [] : [`the list next to ${name} has other amounts`]),
  ]
}

/** Returns what is wrong with the bars and charts in this part of the document, each fault once. */
export const drawingFaults = (root: ParentNode): readonly string[] => {
  const drawings = drawingsIn(root)
  const lines = [...priceLines(root), ...paperPriceLines(root)]
  return drawings.length + lines.length === 0
    ? ['there is no bar and no chart']
    : [...new Set([...drawings.flatMap(faultsOf), ...lines.flatMap(priceLineFaults)])]
}
