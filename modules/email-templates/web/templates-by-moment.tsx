import { Search } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Select } from '#ui/select.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import type { Template } from '../contract.ts'
import { MOMENTS } from '../policy.ts'
import { listWords as words } from '../words/list.ts'
import { GRID, TemplateRow } from './template-row.tsx'
import type { ListParams } from './use-list-params.ts'

const SHOWN = ['on', 'off', 'changed', 'draft', 'failed'] as const

const isShown = ({ enabled, changed, draft, failed }: Template, show: string): boolean => {
  if (show === 'on') return enabled
  if (show === 'off') return !enabled
  if (show === 'changed') return changed
  if (show === 'failed') return failed > 0
  return show !== 'draft' || draft !== null
}

const textOf = ({ name, subject, body, draft }: Template) =>
  [name, subject, body, draft?.subject, draft?.body].join('\n').toLowerCase()

interface TemplatesByMomentProps {
  /** Those of the open tab. */
  templates: readonly Template[]
  list: ListParams
  orgId: string
  mayEdit: boolean
  createHref: string
  hrefOf: (id: string) => string
}

/** Templates by moment, each with its switch and what was sent. */
export function TemplatesByMoment({ templates, list, orgId, mayEdit, createHref, hrefOf }: TemplatesByMomentProps) {
  const search = list.get('search')
  const show = list.get('show')
  const wanted = search.trim().toLowerCase()
  const found = templates.filter(one => isShown(one, show) && textOf(one).includes(wanted))
  return (
    <>
      <Filters search={search} show={show} onChange={list.set} />
      {found.length === 0 && (
        <Nothing isEmpty={templates.length === 0} mayEdit={mayEdit} createHref={createHref} onClear={list.clear} />
      )}
      {found.length > 0 && (
        <>
          <Columns />
          {MOMENTS.map(moment => (
            <Section key={moment} moment={moment} templates={found} {...{ orgId, mayEdit, hrefOf }} />
          ))}
        </>
      )}
    </>
  )
}

function Filters({
  search,
  show,
  onChange,
}: {
  search: string
  show: string
  onChange: (name: string, value: string) => void
}) {
  const { text, setText } = useDelayedText(search, typed => onChange('search', typed))
  return (
    <search className="flex flex-wrap items-center gap-2.5 px-4 py-3.5 md:px-7">
      <div className="relative w-full sm:w-72">
        <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-2">
          <Icon of={Search} size={16} />
        </span>
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          className="pl-9"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <Select
        aria-label={words.show}
        placeholder={words.all}
        choices={SHOWN.map(value => ({ value, label: words.shown[value] }))}
        value={show}
        onChange={event => onChange('show', event.target.value)}
        className="w-full sm:w-44"
      />
      <span className="ml-auto text-13 text-text-2 max-md:hidden">{words.figures}</span>
    </search>
  )
}

const Columns = () => (
  <div aria-hidden="true" className={`${GRID} border-y border-line bg-sunken py-2 text-12 text-text-2 max-md:hidden`}>
    <span>{words.columns.send}</span>
    <span>{words.columns.template}</span>
    <span>{words.columns.when}</span>
    <span>{words.columns.edited}</span>
    <span className="text-right">{words.columns.sent}</span>
    <span className="text-right">{words.columns.failed}</span>
  </div>
)

interface SectionProps extends Pick<TemplatesByMomentProps, 'orgId' | 'mayEdit' | 'hrefOf'> {
  moment: Template['moment']
  templates: readonly Template[]
}

function Section({ moment, templates, orgId, mayEdit, hrefOf }: SectionProps) {
  const own = templates.filter(one => one.moment === moment)
  if (own.length === 0) return null
  const heading = words.moments[moment]
  return (
    <section aria-label={heading}>
      <h2 className="border-b border-line px-4 pt-4 pb-2 font-medium md:px-7">
        {heading} <span className="ml-1.5 text-13 font-normal text-text-2">{words.momentNotes[moment]}</span>
      </h2>
      <ul>
        {own.map(template => (
          <TemplateRow key={template.id} template={template} href={hrefOf(template.id)} {...{ orgId, mayEdit }} />
        ))}
      </ul>
    </section>
  )
}

interface NothingProps {
  isEmpty: boolean
  mayEdit: boolean
  createHref: string
  onClear: () => void
}

function Nothing({ isEmpty, mayEdit, createHref, onClear }: NothingProps) {
  if (!isEmpty)
    return (
      <EmptyState drawing="search" title={words.noneFound} action={<Button onClick={onClear}>{words.clear}</Button>}>
        {words.noneFoundNote}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="search"
      title={words.customTitle}
      action={mayEdit && <LinkButton to={createHref}>{words.create}</LinkButton>}
    >
      {words.customNote}
    </EmptyState>
  )
}
