import { useSearchParams } from '#ui/router.tsx'

/** What the list of templates shows, in the address. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  return {
    get: (name: string) => params.get(name) ?? '',
    set: (name: string, value: string) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          if (value) after.set(name, value)
          else after.delete(name)
          return after
        },
        { replace: true },
      ),
    replace: (all: Record<string, string>) => setParams(all, { replace: true }),
    /** Removes all filters of the open tab. */
    clear: () => {
      const tab = params.get('tab')
      setParams(tab ? { tab } : {}, { replace: true })
    },
  }
}

export type ListParams = ReturnType<typeof useListParams>
