/** Values of a form body in Stripe's notation: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export type FormValue = string | FormObject | FormValue[]
export interface FormObject {
  [name: string]: FormValue
}

const isIndex = (name: string) => /^\d+$/.test(name)

/** Objects whose names are all numbers are lists. */
function withLists(value: string | FormObject): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, one]) => [name, withLists(one as FormObject)] as const)
  if (entries.length > 0 && entries.every(([name]) => isIndex(name))) return entries.map(([, one]) => one)
  return Object.fromEntries(entries)
}

/** Reads a form body or a query string. */
export function readForm(text: string): FormObject {
  const root: FormObject = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/[[\]]+/u).filter(Boolean)
    let place = root
    names.forEach((name, depth) => {
      if (depth === names.length - 1) place[name] = value
      else place = (place[name] ??= {}) as FormObject
    })
  }
  return withLists(root) as FormObject
}
