import { QUOTE_FEATURES, type QuoteWeights } from './quoted-clause.ts'

/** Weights of which only one counts, for every element. */
export function quoting(name: (typeof QUOTE_FEATURES)[number], weight: number): QuoteWeights {
  const weights = QUOTE_FEATURES.map(feature => (feature === name ? weight : 0))
  return {
    situation: weights,
    own_action: weights,
    reasoning: weights,
    result: weights,
    figures: weights,
    change: weights,
  }
}
