import type { Clause } from './clauses.ts'
import type { Element } from './contract.ts'

/** How much a sentence of a clause shows an element by itself, to choose the quote. */
export const SHOWN: Record<Element, (clause: Clause) => number> = {
  situation: ({ particular, past }) => 2 * particular + past,
  own_action: ({ ownAction }) => Number(ownAction),
  reasoning: ({ reason, reasonHints }) => Number(reason) + 0.1 * reasonHints,
  result: ({ result, event, ownAction }) => Number(result) + Number(event && !ownAction),
  figures: ({ figures }) => figures,
  change: ({ change, nowadays, changeHints }) => Number(change) + Number(nowadays) + 0.1 * changeHints,
}
