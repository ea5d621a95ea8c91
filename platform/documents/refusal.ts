import { refusalWords } from './words.ts'

export type RefusalCode = keyof typeof refusalWords

export const refusalCodes = Object.keys(refusalWords) as RefusalCode[]

/**
 * A file that cannot be read. `message` says what is wrong and how to fix it, for the person who chose the file. It contains
 * nothing from the file.
 */
export class DocumentRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(refusalWords[code])
    this.name = 'DocumentRefused'
    this.code = code
  }
}
