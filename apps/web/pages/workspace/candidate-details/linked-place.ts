import type { Place } from '#modules/evaluation/web/candidate/columns.tsx'

// A link to what a candidate said or wrote: the tab and the place in it are part of the page's address.

export const linkToTurn = ({ turn_id, at_ms }: { turn_id: string; at_ms: number }) => ({
  tab: 'interview',
  turn: turn_id,
  at: String(at_ms),
})

export const linkToPage = ({ page, start }: { page: number; start: number }) => ({
  tab: 'resume',
  page: String(page),
  start: String(start),
})

/** A whole number of an address, which anybody can write; 0 for anything else. */
const count = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

/** The place that an address leads to; null without one. */
export function linkedPlace(params: URLSearchParams): Place | null {
  const turn = params.get('turn')
  if (turn) return { turn, at: count(params.get('at')) }
  const page = count(params.get('page'))
  return page > 0 ? { page, start: count(params.get('start')) } : null
}
