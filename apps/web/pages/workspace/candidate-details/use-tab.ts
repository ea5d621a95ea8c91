import { useSearchParams } from '#ui/router.tsx'
import { scrollBehavior } from '#ui/scroll.ts'

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
      { replace: true },
    )
  return [params.get('tab') ?? first, show] as const
}

/** Scrolls to the open tab where the evaluation is above it, on narrow screens. */
export function revealTab(): void {
  requestAnimationFrame(() => {
    const tab = document.querySelector('[role="tab"][aria-selected="true"]')
    if (tab && tab.getBoundingClientRect().top > window.innerHeight / 2)
      tab.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  })
}
