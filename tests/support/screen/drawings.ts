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

/** Returns the bars on screen, whose parts grow with their amounts. The class of a part decides its fill. */
const bars = (root: ParentNode): readonly Drawing[] => {
  const found = new Set([...root.querySelectorAll('[style*=flex-grow]')].map(({ parentElement }) => parentElement))
  return [...found].flatMap((bar) => {
    if (bar === null) return []
    const sizes = [...bar.children].map((part) => Number((part as HTMLElement).style.flexGrow))
    const whole = sizes.reduce((sum, size) => sum + size, 0)
    const parts = [...bar.children].map(({ className }, place) => {
      const start = sizes.slice(0, place).reduce((sum, size) => sum + size, 0)
      return partOf((100 * start) / whole, (100 * (sizes[place] ?? NaN)) / whole, className)
    })
    const width = bar.style.width === '' ? 100 : percentageIn(bar.style.width)
    const frame = { name: 'the width of a bar', parts: [partOf(0, width, '')], isFull: false, named: [] }
    const list = [bar.nextElementSibling, bar.previousElementSibling].find((next) => amountsIn(next).length > 0)
    return [frame, { name: 'a bar', parts, isFull: true, named: amountsIn(list) }]
  })
}

/** Returns the bars on paper: SVG drawings whose parts have stripes, or are filled or empty. */
const paperBars = (root: ParentNode): readonly Drawing[] =>
  [...root.querySelectorAll<SVGElement>('svg.balk')].map((bar) => {
    const [, , width = NaN] = (bar.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const scale = 100 / (width - 2)
    const parts = [...bar.querySelectorAll('g')].map((part) => {
      const [area, stripes] = [part.querySelector('rect'), part.querySelector('path')?.getAttribute('d') ?? '']
      const fill = `${area?.getAttribute('fill')} ${/[VL]/.exec(stripes)?.[0]}`
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
  const drawn = [...root.querySelectorAll('svg line[x1][x2], svg circle[cx]')].map((mark) => {
    const [from, to] = [mark.getAttribute('x1'), mark.getAttribute('x2')].map(percentageIn)
    const middle = percentageIn(mark.getAttribute('cx'))
    return mark.tagName === 'line' ? partOf(from ?? NaN, (to ?? NaN) - (from ?? NaN), '') : partOf(middle, 0, '')
  })
  const labels = [...root.querySelectorAll<HTMLElement>('[style*="left:"]')]
    .filter(({ style }) => style.left.endsWith('%'))
    .map(({ style }) => partOf(percentageIn(style.left), 0, ''))
  return [...drawn, ...labels].map((part) => ({ name: 'a mark', parts: [part], isFull: false, named: [] }))
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
  return drawings.length === 0 ? ['there is no bar and no chart'] : [...new Set(drawings.flatMap(faultsOf))]
}
