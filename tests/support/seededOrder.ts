import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Creates a sequencer that orders the test files by seed, project by project. Files of one project share their imports,
 * unless a file of another project comes between them.
 */
export const seededOrder = (seed: number): TestSequencerConstructor =>
  class extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { root } = this.ctx.config
      const keyOf = ({ project, moduleId }: TestSpecification): string => {
        const draw = createHash('sha1').update(`${seed} ${relative(root, moduleId)}`)
        return `${project.name} ${draw.digest('hex')}`
      }
      return Promise.resolve(files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    }
  }
