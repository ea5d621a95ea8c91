import { useSearchParams } from 'react-router'

/** The open tab, which is part of the page's address. */
export function useTab(first: string) {
  const [params, setParams] = useSearchParams()
  const show = (tab: string) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        after.set('tab', tab)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('tab') ?? first, show] as const
}
