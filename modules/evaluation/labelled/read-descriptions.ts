import { readdirSync, readFileSync } from 'node:fs'

// Job descriptions in which what a recruiter would list as a requirement is marked: {text}, or {?text} if it is optional.

const MARKED = /\{(\??)([^{}]+)\}/gu

export interface LabelledDescription {
  readonly name: string
  readonly language: string
  readonly text: string
  readonly requirements: { readonly text: string; readonly must_have: boolean }[]
}

/** Nothing was chosen by the figures of the last set: it was written after the rules. */
export const DESCRIPTION_SETS = ['development', 'held-out', 'held-out-2'] as const

export function readDescriptions(set: (typeof DESCRIPTION_SETS)[number]): LabelledDescription[] {
  const folder = new URL(`./descriptions/${set}/`, import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .map(file => {
      const marked = readFileSync(new URL(file, folder), 'utf8')
      const name = file.replace(/\.txt$/u, '')
      return {
        name,
        language: name.slice(-2),
        text: marked.replaceAll(MARKED, '$2'),
        requirements: [...marked.matchAll(MARKED)].map(([, optional, text]) => ({
          text: text!,
          must_have: optional === '',
        })),
      }
    })
}
