import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { FormSection } from '../contract.ts'
import type { SectionProgress } from './form-state.ts'
import { progressOf } from './form-state.ts'
import type { FormHandle } from './use-form.ts'
import { fieldAnchor, focusField } from './use-form.ts'

export const sectionAnchor = (section: FormSection): string => `part-${section.key}`

interface Part {
  readonly section: FormSection
  readonly state: SectionProgress
  readonly mend: number
  readonly here: boolean
}

/** The form's parts with how far each is, and the one in view. */
export function useParts(form: FormHandle): Part[] {
  const here = useSectionInView(form.sections.map(sectionAnchor).join(' '))
  return form.sections.map(section => ({
    section,
    state: progressOf(section, form.told, form.problems, form.sending, form.files),
    mend: section.fields.filter(({ key }) => key in form.told).length,
    here: sectionAnchor(section) === here,
  }))
}

function useSectionInView(anchors: string): string | null {
  const [here, setHere] = useState<string | null>(null)
  useEffect(() => {
    // A line at two fifths of the height: the section that crosses it is the one being read.
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

const SAYS: Record<SectionProgress, string> = { done: 'done', mend: 'to mend', open: 'to do', free: 'optional' }
const countWord = (count: number) => (count === 1 ? 'one' : String(count))

/** The parts of the form, at its side. */
export function FormProgress({ parts }: { parts: readonly Part[] }) {
  return (
    <nav aria-label="Parts of the form" className="mt-8 hidden lg:block">
      <ol className="border-b border-line">
        {parts.map(({ section, state, mend, here }) => (
          <li key={section.key} className="border-t border-line">
            <a
              href={`#${sectionAnchor(section)}`}
              aria-current={here ? 'step' : undefined}
              className={`grid min-h-11 grid-cols-[20px_minmax(0,1fr)] items-center gap-2.5 py-2.5 hover:text-brand ${here ? 'font-semibold' : ''} ${state === 'free' ? 'text-text-2' : ''}`}
            >
              <Dot state={state} mend={mend} here={here} />
              <span>
                {section.title}
                {mend > 0 && (
                  <small className="ml-1.5 text-13 font-medium text-danger">{countWord(mend)} to mend</small>
                )}
                {mend === 0 && <span className="sr-only">, {SAYS[state]}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Dot({ state, mend, here }: { state: SectionProgress; mend: number; here: boolean }) {
  const looks = {
    done: 'bg-brand text-on-brand',
    mend: 'bg-danger text-on-danger text-12 font-semibold leading-none',
    open: here ? 'border-2 border-brand' : 'border-[1.5px] border-line-strong',
    free: 'border-[1.5px] border-dashed border-edge',
  }
  return (
    <span aria-hidden="true" className={`grid size-[18px] place-items-center rounded-full ${looks[state]}`}>
      {state === 'done' && <Icon of={Check} size={12} />}
      {state === 'mend' && mend}
    </span>
  )
}

/** The same on narrow screens: one line at the top that stays. */
export function FormStrip({ parts, form }: { parts: readonly Part[]; form: FormHandle }) {
  const counted = parts.filter(({ state }) => state !== 'free')
  const done = counted.filter(({ state }) => state === 'done').length
  const first = Object.keys(form.told)[0]
  const mend = Object.keys(form.told).length
  const looks = { done: 'bg-brand', mend: 'bg-danger', open: 'bg-line-strong', free: '' }
  return (
    <div className="sticky top-0 z-3 border-b border-line bg-surface lg:hidden">
      <div className="mx-auto max-w-[684px] px-5 pt-2.5 pb-3 md:px-8">
        <p className="flex min-h-6 items-center justify-between gap-3 text-14 font-medium">
          <span>
            {done} of {counted.length} parts done
          </span>
          {first && (
            <a
              href={`#${fieldAnchor(first)}`}
              className="-my-3 py-3 text-danger underline underline-offset-3"
              onClick={event => {
                event.preventDefault()
                focusField(first)
              }}
            >
              {mend === 1 ? 'One answer to mend' : `${mend} answers to mend`}
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
