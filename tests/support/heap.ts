import type { CDPSession } from '@playwright/test'

/** The parts of a Chromium heap snapshot read here. `nodes` is one list, with a fixed count of numbers per node. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** The memory that a page uses. */
export interface Heap {
  /** The number of objects and functions of scripts. */
  readonly objects: number
  /**
   * Bytes used by scripts and the page. Compiled code does not count, because the engine keeps compiling while the page
   * runs. Memory that the browser uses for itself does not count either.
   */
  readonly bytes: number
}

/** Matches names of nodes of the browser itself: half-empty tables, internals, and records of slow frames and tasks. */
const OF_BROWSER = /^(?:blink::Heap\w+Backing<|system \/ (?!Context)|Performance\w+Timing$|blink::ScriptTimingInfo$)/

const takeSnapshot = async (cdp: CDPSession): Promise<Snapshot> => {
  const chunks: string[] = []
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(chunks.join('')) as Snapshot
}

/** Returns the memory that a page uses after garbage collection. */
export const readHeap = async (cdp: CDPSession): Promise<Heap> => {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { snapshot, nodes, strings } = await takeSnapshot(cdp)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')]
  let [objects, bytes] = [0, 0]
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? Number.NaN]
    if (kind === 'object' || kind === 'closure') objects += 1
    if (kind !== 'code' && !OF_BROWSER.test(strings[nodes[node + name] ?? Number.NaN] ?? ''))
      bytes += nodes[node + size] ?? Number.NaN
  }
  return { objects, bytes }
}
