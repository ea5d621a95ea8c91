import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { FormSection } from '../contract.ts'
import { formWords as words } from '../words/form.ts'
import type { SectionProgress } from './form-state.ts'
import { progressOf } from './form-state.ts'
import type { FormHandle } from './use-field-form.ts'
import { fieldAnchor, focusField } from './use-field-form.ts'

export const sectionAnchor = (section: FormSection): string => `part-${section.key}`

interface Part {
  readonly section: FormSection
  readonly state: SectionProgress
  readonly toFix: number
  readonly here: boolean
}

/** The form's sections with their progress, and the one in view. */
export function useParts(form: FormHandle): Part[] {
  const here = useSectionInView(form.sections.map(sectionAnchor).join(' '))
  return form.sections.map(section => ({
    section,
    state: progressOf(section, form.shownProblems, form.problems, form.sending, form.files),
    toFix: section.fields.filter(({ key }) => key in form.shownProblems).length,
    here: sectionAnchor(section) === here,
  }))
}

function useSectionInView(anchors: string): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    // The section that crosses a line at two fifths of the height is the current one.
    const observer = new IntersectionObserver(
      entries => {
        const crossing = entries.find(entry => entry.isIntersecting)
        if (crossing) setHere(crossing.target.id)
      },
      { rootMargin: '-40% 0px -59% 0px' },
    )
    for (const anchor of anchors.split(' ')) {
      const section = document.getElementById(anchor)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [anchors])
  return here
}

/** The sections of the form, beside it. */
export function FormProgress({ parts }: { parts: readonly Part[] }) {
  return (
    <nav aria-label={words.progress.label} className="mt-8 hidden lg:block">
      <ol className="border-b border-line">
        {parts.map(({ section, state, toFix, here }) => (
          <li key={section.key} className="border-t border-line">
            <a
              href={`#${sectionAnchor(section)}`}
              aria-current={here ? 'step' : undefined}
              className={`grid min-h-11 grid-cols-[20px_minmax(0,1fr)] items-center gap-2.5 py-2.5 hover:text-brand ${here ? 'font-semibold' : ''} ${state === 'optional' ? 'text-text-2' : ''}`}
            >
              <Dot state={state} toFix={toFix} here={here} />
              <span>
                {section.title}
                {toFix > 0 && (
                  <small className="ml-1.5 text-13 font-medium text-danger">{words.progress.toFix(toFix)}</small>
                )}
                {toFix === 0 && <span className="sr-only">, {words.progress.states[state]}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Dot({ state, toFix, here }: { state: SectionProgress; toFix: number; here: boolean }) {
  const looks = {
    done: 'bg-brand text-on-brand',
    fix: 'bg-danger text-on-danger text-12 font-semibold leading-none',
    open: here ? 'border-2 border-brand' : 'border-[1.5px] border-line-strong',
    optional: 'border-[1.5px] border-dashed border-edge',
  }
  return (
    <span aria-hidden="true" className={`grid size-[18px] place-items-center rounded-full ${looks[state]}`}>
      {state === 'done' && <Icon of={Check} size={12} />}
      {state === 'fix' && toFix}
    </span>
  )
}

/** The same on narrow screens: a bar that stays at the top. */
export function FormStrip({ parts, form }: { parts: readonly Part[]; form: FormHandle }) {
  const counted = parts.filter(({ state }) => state !== 'optional')
  const done = counted.filter(({ state }) => state === 'done').length
  const first = Object.keys(form.shownProblems)[0]
  const toFix = Object.keys(form.shownProblems).length
  const looks = { done: 'bg-brand', fix: 'bg-danger', open: 'bg-line-strong', optional: '' }
  return (
    <div className="sticky top-0 z-3 border-b border-line bg-surface lg:hidden">
      <div className="mx-auto max-w-[684px] px-5 pt-2.5 pb-3 md:px-8">
        <p className="flex min-h-6 items-center justify-between gap-3 text-14 font-medium">
          <span>{words.progress.completed(done, counted.length)}</span>
          {first && (
            <a
              href={`#${fieldAnchor(first)}`}
              className="-my-3 py-3 text-danger underline underline-offset-3"
              onClick={event => {
                event.preventDefault()
                focusField(first)
              }}
            >
              {words.progress.answersToFix(toFix)}
            </a>
          )}
        </p>
        <ol aria-hidden="true" className="mt-2 flex gap-1">
          {counted.map(({ section, state, here }) => (
            <li
              key={section.key}
              className={`h-1 flex-1 rounded-full ${looks[state]} ${here && state === 'open' ? 'bg-linear-to-r from-brand from-50% to-line-strong to-50%' : ''}`}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}
