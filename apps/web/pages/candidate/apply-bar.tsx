import { publicWords } from '#modules/jobs/words/public.ts'
import { careersWords } from '../../words/careers.ts'

const words = careersWords.role

/** On narrow screens: the way to the form, always in view. */
export function ApplyBar({ href, closing }: { href: string; closing: string | null }) {
  return (
    <aside
      aria-label={words.applyLabel}
      className="sticky bottom-0 z-3 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-2.5 md:px-8 lg:hidden"
    >
      <p className="text-13 text-text-2">
        {closing && (
          <span className="block" suppressHydrationWarning>
            {publicWords.closes(closing)}
          </span>
        )}
        {words.duration}
      </p>
      <a href={href} className="button" data-kind="primary" data-size="large">
        {words.apply}
      </a>
    </aside>
  )
}
