import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { structureLanguage, type StructureLanguage } from '#modules/answer-structure/public.ts'
import { productRoot } from '#platform/env/product-root.ts'

/** An account of work, with a literal quote that reports harm or wrongdoing by the candidate; null if it reports none. */
export interface HarmAccount {
  readonly language: StructureLanguage
  readonly text: string
  readonly harm: string | null
}

const FOLDER = 'modules/evaluation/labelled/harm'
const QUOTE = /^(.*)\[\[(.+)\]\](.*)$/u

/**
 * Accounts, most of them in pairs of one with harm and one about the same matter without. Each line starts with a plus and marks the
 * quote by double brackets, or starts with a hyphen. Nothing is learned from the held-out half.
 */
export function harmAccounts(half: 'development' | 'held-out'): HarmAccount[] {
  const folder = path.join(productRoot(), FOLDER, half)
  return readdirSync(folder)
    .toSorted()
    .flatMap(file =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => accountOf(line, file)),
    )
}

function accountOf(line: string, file: string): HarmAccount {
  const language = structureLanguage(file.slice(0, 2))
  const [sign, text] = [line.slice(0, 2), line.slice(2)]
  const [, before = '', quote = '', after = ''] = QUOTE.exec(text) ?? []
  if (!language || !['+ ', '- '].includes(sign) || (sign === '+ ') !== (quote !== ''))
    throw new Error(`${file} has a line without a label: ${line}`)
  return quote === '' ? { language, text, harm: null } : { language, text: `${before}${quote}${after}`, harm: quote }
}
