import { useSearchParams } from '#ui/router.tsx'
import { useMedia } from '#ui/use-media.ts'
import type { ResumeViewName } from './resume-views.tsx'

/** Room for the original next to the text. */
const WIDE = '(min-width: 1000px)'

/** How the résumé is shown: a part of the page's address. On narrow screens one at a time. */
export function useResumeView() {
  const [params, setParams] = useSearchParams()
  const wide = useMedia(WIDE)
  const asked = params.get('resume')
  const value: ResumeViewName =
    asked === 'original' || (asked === 'both' && !wide) ? 'original' : asked === 'both' ? 'both' : 'text'
  const show = (next: ResumeViewName) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        after.set('tab', 'resume')
        after.set('resume', next)
        return after
      },
      { replace: true },
    )
  return { value, wide, show }
}
