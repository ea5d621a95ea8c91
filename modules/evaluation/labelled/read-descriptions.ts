import { readdirSync, readFileSync } from 'node:fs'

// Job descriptions in which what a recruiter would list as a requirement is marked: {text}, or {?text} if it is optional.

const MARKED = /\{(\??)([^{}]+)\}/gu

export interface LabelledDescription {
  readonly name: string
  readonly language: string
  readonly text: string
  readonly requirements: { readonly text: string; readonly must_have: boolean }[]
}

export function readDescriptions(half: 'development' | 'held-out'): LabelledDescription[] {
  const folder = new URL(`./descriptions/${half}/`, import.meta.url)
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
