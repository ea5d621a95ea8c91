import type { z } from 'zod'
import { useSearchParams } from '#ui/router.tsx'

/** A list's filter, stored in the address. Values that are not valid are ignored. */
export function useAddressFilter<S extends z.ZodObject, K extends keyof z.output<S> & string>(
  schema: S,
  keys: readonly K[],
): [z.output<S>, (filter: Partial<Record<K, unknown>>) => void] {
  const [params, setParams] = useSearchParams()
  const given = Object.fromEntries(keys.flatMap(key => (params.get(key) ? [[key, params.get(key)]] : [])))
  const valid = Object.fromEntries(
    Object.entries(given).filter(([key, value]) => schema.safeParse({ [key]: value }).success),
  )
  const setFilter = (filter: Partial<Record<K, unknown>>) =>
    setParams(
      () => {
        const next = new URLSearchParams()
        for (const key of keys) if (filter[key]) next.set(key, String(filter[key]))
        return next
      },
      { replace: true },
    )
  return [schema.parse(valid), setFilter]
}
