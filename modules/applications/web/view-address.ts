import type { SavedView } from '../contract.ts'
import type { ListFilter } from './api.ts'

/** The parameters of the address that are no filters. */
export const VIEW_PARAM = 'saved'
export const LAYOUT_PARAM = 'view'
/** In place of a view's ID: all applications, also for people whose list opens with another view. */
export const ALL = 'all'

/** What a view stores of the address. */
type ViewContent = Pick<SavedView, 'filter' | 'sort' | 'layout'>

/** The address of a view. */
export function addressOf({ id, filter, sort, layout }: ViewContent & { id: string }): URLSearchParams {
  const params = new URLSearchParams({ [VIEW_PARAM]: id })
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, String(value))
  if (sort !== 'newest') params.set('sort', sort)
  if (layout === 'board') params.set(LAYOUT_PARAM, layout)
  return params
}

/** What the list shows now, as a view stores it. */
export const contentOf = ({ sort, ...filter }: ListFilter, layout: 'table' | 'board'): ViewContent => ({
  filter: filter as SavedView['filter'],
  sort: sort ?? 'newest',
  layout,
})

/** The same for equal contents, whatever the order of their parameters. Values of an address are text. */
const keyOf = (content: ViewContent) =>
  JSON.stringify([...addressOf({ id: '', ...content })].toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Whether the list still shows what the view stores. */
export const isSameView = (a: ViewContent, b: ViewContent): boolean => keyOf(a) === keyOf(b)
