import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Starts the files that take longest first, so that no process is left with one of them at the end.
 *
 * @param longest parts of their names, the longest first
 * @param rank the order of all others; files with the same number keep their order
 */
export const longestFirst = (
  longest: readonly string[],
  rank: (file: string) => number = () => 0,
): TestSequencerConstructor => {
  const place = ({ moduleId }: TestSpecification) => {
    const index = longest.findIndex(name => moduleId.includes(name))
    return index >= 0 ? index : longest.length + rank(moduleId)
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
    }
  }
}
