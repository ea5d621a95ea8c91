import type { EvidencedVerdict } from '../schema.ts'
import type { Passage, Position } from './resume.ts'

/** The result of one part of a requirement, the sentence that explains it, and the passages that show it. */
export interface Finding {
  verdict: EvidencedVerdict
  text: string
  passages: Passage[]
}

export const missing = (text: string): Finding => ({ verdict: 'missing', text, passages: [] })

const RANK: Record<EvidencedVerdict, number> = { met: 2, partly: 1, missing: 0 }

/** For sorting findings, the best one first. */
export const better = (a: Finding, b: Finding) => RANK[b.verdict] - RANK[a.verdict]

/** The passages that name a position. */
export const heads = (position: Position) => position.passages.filter(passage => passage.form === 'header')
