import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import type { Template } from '../contract.ts'
import { MOMENTS } from '../policy.ts'
import { listWords as words } from '../words/list.ts'
import { templatesQuery } from './api.ts'
import { GRID, TemplateRow } from './template-row.tsx'

const TABS = ['candidates', 'team', 'custom'] as const
type TabName = (typeof TABS)[number]
const SHOWN = ['on', 'off', 'changed', 'draft'] as const

const tabOf = ({ moment }: Template): TabName =>
  moment === 'custom' ? 'custom' : moment === 'team' || moment === 'account' ? 'team' : 'candidates'

const isShown = ({ enabled, changed, draft }: Template, show: string): boolean => {
  if (show === 'on') return enabled
  if (show === 'off') return !enabled
  if (show === 'changed') return changed
  return show !== 'draft' || draft !== null
}

const textOf = ({ name, subject, body, draft }: Template) =>
  [name, subject, body, draft?.subject, draft?.body].join('\n').toLowerCase()

interface TemplateListProps {
  orgId: string
  mayEdit: boolean
  createHref: string
  hrefOf: (id: string) => string
}

/** All e-mails by moment, each with its switch and what was sent. */
export function TemplateList({ orgId, mayEdit, createHref, hrefOf }: TemplateListProps) {
  const list = useQuery(templatesQuery())
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: true },
    )
  const search = params.get('search') ?? ''
  const show = params.get('show') ?? ''
  const tab = TABS.find(one => one === params.get('tab')) ?? 'candidates'
  const { data } = list
  const ofTab = (data ?? []).filter(one => tabOf(one) === tab)
  const wanted = search.trim().toLowerCase()
  const found = ofTab.filter(one => isShown(one, show) && textOf(one).includes(wanted))
  const count = (name: TabName) => (data ?? []).filter(one => tabOf(one) === name).length
  const total = (of: 'sent' | 'failed') => ofTab.reduce((sum, one) => sum + one[of], 0)
  const clear = () => setParams(tab === 'candidates' ? {} : { tab }, { replace: true })
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          mayEdit && (
            <LinkButton to={createHref} kind="primary">
              {words.create}
            </LinkButton>
          )
        }
      >
        {tab === 'custom' && words.customNote}
        {tab !== 'custom' &&
          (data
            ? words.summary(ofTab.length, ofTab.filter(({ enabled }) => enabled).length, total('sent'), total('failed'))
            : words.loading)}
        {!mayEdit && <span className="block">{words.readOnly}</span>}
      </PageHeader>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={next => set('tab', next === 'candidates' ? '' : next)}
        tabs={TABS.map(value => ({ value, label: words.tab[value], ...(data && { count: count(value) }) }))}
        className="px-4 md:px-7"
      >
        <TabPanel value={tab} className="pb-10">
          <Filters search={search} show={show} onChange={set} />
          {list.isPending && <Loading />}
          {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
          {data && found.length === 0 && (
            <Nothing isEmpty={ofTab.length === 0} mayEdit={mayEdit} createHref={createHref} onClear={clear} />
          )}
          {found.length > 0 && (
            <>
              <Columns />
              {MOMENTS.map(moment => (
                <Section key={moment} moment={moment} templates={found} {...{ orgId, mayEdit, hrefOf }} />
              ))}
            </>
          )}
        </TabPanel>
      </Tabs>
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

interface SectionProps extends Pick<TemplateListProps, 'orgId' | 'mayEdit' | 'hrefOf'> {
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

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-3 px-4 pt-4 md:px-7">
    {[1, 2, 3, 4, 5, 6].map(one => (
      <Skeleton key={one} className="h-12" />
    ))}
  </SkeletonGroup>
)

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
