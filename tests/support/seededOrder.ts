import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Runs the files of a project after each other, in an order that is another for each seed. Files of one project can
 * share what they import, which a file of another project between them would undo.
 */
export const seededOrder = (seed: number): TestSequencerConstructor =>
  class extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { root } = this.ctx.config
      const keyOf = ({ project, moduleId }: TestSpecification): string => {
        const draw = createHash('sha1').update(`${seed} ${relative(root, moduleId)}`)
        return `${project.name} ${draw.digest('hex')}`
      }
      return Promise.resolve(files.toSorted((een, ander) => (keyOf(een) < keyOf(ander) ? -1 : 1)))
    }
  }
