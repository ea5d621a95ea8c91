import { sentences } from '#platform/ai/text/sentences.ts'
import { fold } from '#platform/ai/text/tokens.ts'
import { type Part, partOf, sectionsOf } from './sections.ts'
import { isGiven } from './items.ts'
import { EMPLOYER, NOT_ASKED, WELCOME } from './sentence-words.ts'

export interface Statement {
  readonly text: string
  /** `unknown`: no heading says whether it is asked for. */
  readonly part: Part | 'unknown'
}

/** A longer item is a paragraph. */
const LONGEST_ITEM = 300
/** "Nice to have: Docker" */
const LABELLED = /^([^:.!?]{3,40}?)\s?:\s+(?=\S)/u

const isNotAsked = (folded: string) => NOT_ASKED.test(folded) && !WELCOME.test(folded)

/** The things that a label introduces: "Required: Kubernetes in production, Terraform, and solid Linux." */
function enumerated(text: string): string[] {
  const bare = text.replace(/[\s.]+$/u, '')
  if (bare.includes(';')) return bare.split(/\s*;\s*/u)
  const parts = bare.split(/,\s+(?![^(]*\))/u)
  if (parts.length < 2) return [bare]
  const [, before, last] = /^(?:(.+?)\s)??(?:and|und|et|y|e)\s+(.+)$/u.exec(parts.at(-1)!) ?? []
  return [...parts.slice(0, -1), ...(last ? [before, last] : [parts.at(-1)])].filter(one => one !== undefined)
}

/**
 * The sentences of a paragraph without those about the employer, and without what is not asked for. What follows that explains it:
 * "No degree needed. We teach you everything."
 */
function statedIn(paragraph: string, part: Statement['part']): Statement[] {
  const stated: Statement[] = []
  let current = part
  for (const { text } of sentences(paragraph)) {
    const label = LABELLED.exec(text)
    const labelled = label && !isNotAsked(fold(label[1]!)) ? partOf(label[1]!) : null
    if (label && labelled) {
      for (const one of enumerated(text.slice(label[0].length))) stated.push({ text: one, part: labelled })
      continue
    }
    const folded = fold(text)
    if (isNotAsked(folded)) current = 'other'
    else if (!EMPLOYER.test(folded)) stated.push({ text, part: current })
  }
  return stated
}

function statedByLine(line: { readonly text: string; readonly isItem: boolean }, part: Statement['part']): Statement[] {
  const { text, isItem } = line
  if (!isItem || text.length > LONGEST_ITEM || LABELLED.test(text)) return statedIn(text, part)
  return isNotAsked(fold(text)) ? [] : [{ text, part }]
}

/** The statements of a job's description, each with the part of the description that it stands in. */
export const statementsOf = (description: string): Statement[] =>
  sectionsOf(description).flatMap(({ part, lines }) => {
    const isListed = part === 'must' || part === 'nice'
    return lines.flatMap(line =>
      statedByLine(line, part).filter(({ text }) => !isListed || !isGiven({ text, isItem: line.isItem })),
    )
  })
