import type { CDPSession } from '@playwright/test'

/** What is read of a heap snapshot of Chromium: all that a page holds in one list of numbers, so many for each. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

/** What a page holds. */
export interface Heap {
  /** How many objects and functions of scripts. */
  readonly objects: number
  /** Bytes of all but code: the engine goes on compiling the same code as it runs more often. */
  readonly bytes: number
}

const takeSnapshot = async (cdp: CDPSession): Promise<Snapshot> => {
  const chunks: string[] = []
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return JSON.parse(chunks.join('')) as Snapshot
}

/** What a page holds after the garbage is collected. */
export const readHeap = async (cdp: CDPSession): Promise<Heap> => {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { snapshot, nodes } = await takeSnapshot(cdp)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let [objects, bytes] = [0, 0]
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? Number.NaN]
    if (kind === 'object' || kind === 'closure') objects += 1
    if (kind !== 'code') bytes += nodes[node + size] ?? Number.NaN
  }
  return { objects, bytes }
}
