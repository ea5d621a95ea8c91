import type { FormValue } from './form.ts'
import { type Store, wrong } from './store.ts'

type Plain = Record<string, unknown>

/** Fields that are IDs unless they are expanded, and where the objects are. */
const places = (store: Store): Record<string, ReadonlyMap<string, object>> => ({
  schedule: store.schedules,
  latest_invoice: store.invoices,
  customer: store.customers,
})

/** Fields that a reply has only if they are expanded. */
const INCLUDED_ON_REQUEST = ['payments']

function presentOne(store: Store, object: Plain, paths: readonly string[][]): Plain {
  const shown: Plain = { ...object }
  const isWanted = (name: string) => paths.some(([first]) => first === name)
  if (shown['object'] === 'invoice') for (const name of INCLUDED_ON_REQUEST) if (!isWanted(name)) delete shown[name]
  for (const [name] of paths) {
    if (!name || INCLUDED_ON_REQUEST.includes(name)) continue
    const place = places(store)[name]
    if (!place) throw wrong(`This property cannot be expanded (${name}).`)
    const found = typeof object[name] === 'string' ? place.get(object[name]) : undefined
    const rest = paths.filter(([first]) => first === name).map(path => path.slice(1))
    if (found) shown[name] = presentOne(store, found as Plain, rest)
  }
  return shown
}

/** A reply with the fields that were expanded, to be written out before anything changes. At most four levels, as Stripe does. */
export function present(store: Store, object: object, expand: FormValue | undefined): object {
  const paths = (Array.isArray(expand) ? expand : []).flatMap(path =>
    typeof path === 'string' ? [path.split('.')] : [],
  )
  if (paths.some(path => path.length > 4)) throw wrong('You cannot expand more than 4 levels of a property.')
  const plain = object as Plain
  if (plain['object'] !== 'list') return presentOne(store, plain, paths)
  const inner = paths.map(([first, ...rest]) => {
    if (first !== 'data') throw wrong(`This property cannot be expanded (${String(first)}).`)
    return rest
  })
  return { ...plain, data: (plain['data'] as Plain[]).map(one => presentOne(store, one, inner)) }
}
