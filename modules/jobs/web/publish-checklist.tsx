import { CircleAlert, CircleCheck, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import type { ChecklistItem } from '../policy.ts'
import { editorWords } from '../words/editor.ts'
import { SECTIONS, type SectionName } from './sections.ts'

const words = editorWords.checklist

/** The fields of each section. */
const FIELDS_OF: Partial<Record<SectionName, readonly string[]>> = {
  details: ['title', 'locations', 'closing_date'],
  description: ['description'],
  requirements: ['requirements', 'checked_as', 'recognizable'],
  pay: ['salary'],
  team: ['hiring_team'],
  interview: ['interview_flow_id', 'interview_settings_id', 'asked'],
}
export const sectionOf = (field: string): SectionName =>
  SECTIONS.find(name => FIELDS_OF[name]?.includes(field)) ?? SECTIONS[0]

/** What is left in a section: something required, only advice, or nothing. Null for a section that the list does not cover. */
export function leftIn(name: SectionName, items: readonly ChecklistItem[]): 'required' | 'advice' | 'nothing' | null {
  const own = items.filter(({ field }) => FIELDS_OF[name]?.includes(field))
  if (own.length === 0) return null
  const open = own.filter(({ done }) => !done)
  return open.some(({ required }) => required) ? 'required' : open.length > 0 ? 'advice' : 'nothing'
}

/** Scrolls to a section and focuses its first field. */
export function goToSection(name: SectionName): void {
  const section = document.getElementById(name)
  section?.scrollIntoView({ behavior: scrollBehavior() })
  section?.querySelector<HTMLElement>('input, select, textarea, [role=textbox], button')?.focus({ preventScroll: true })
}

interface PublishChecklistProps {
  items: readonly ChecklistItem[]
  published: boolean
  children: ReactNode
}

/** What is still missing before a job can be published, with a way to each field. */
export function PublishChecklist({ items, published, children }: PublishChecklistProps) {
  return (
    <section aria-labelledby="checklist-title" className="card">
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id="checklist-title" className="font-semibold">
          {published ? words.titlePublished : words.title}
        </h2>
        <span className="num text-13 text-text-2">
          {words.done(items.filter(({ done }) => done).length, items.length)}
        </span>
      </header>
      <ul className="grid gap-0.5 px-4 py-3">
        {items.map(item => (
          <Item key={item.field} item={item} />
        ))}
      </ul>
      <div className="border-t border-line px-4 py-3">{children}</div>
    </section>
  )
}

function Item({ item: { field, done, required } }: { item: ChecklistItem }) {
  const text = words.items[field]
  const state = done ? words.isDone : required ? words.isMissing : words.isAdvice
  const icon = done ? CircleCheck : required ? Circle : CircleAlert
  return (
    <li className="flex min-h-8 items-start gap-2.5 py-1 text-13">
      <Icon
        of={icon}
        label={state}
        className={`mt-0.5 shrink-0 ${done ? 'text-brand' : required ? 'text-text-2' : 'text-attention'}`}
      />
      <span className="min-w-0 flex-1">
        <span className={done ? 'text-text-2' : 'font-medium'}>{done ? text.done : text.open}</span>
        {!done && !required && <span className="block text-12 text-text-2">{words.optional}</span>}
      </span>
      {!done && (
        <button
          type="button"
          aria-label={words.goToField(text.open)}
          className="min-h-6 font-medium underline underline-offset-4"
          onClick={() => goToSection(sectionOf(field))}
        >
          {words.goTo}
        </button>
      )}
    </li>
  )
}
