import type { ResumeImport } from '../contract.ts'

/** How many files of an import were read. */
export const readOf = ({ total, counts }: Pick<ResumeImport, 'total' | 'counts'>): number =>
  total - counts.waiting - counts.reading
