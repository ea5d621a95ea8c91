import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { customAiWords as words } from '../words/page.ts'
import { fieldsQuery } from './api.ts'
import { type DraftField, emptyDraft, EXAMPLES } from './draft-field.ts'
import type { EditorHrefs } from './field-editor.tsx'
import { FieldList } from './field-list.tsx'

const FieldEditor = lazy(() => import('./field-editor.tsx').then(m => ({ default: m.FieldEditor })))

const NEW = 'new'
const FIELD_PARAM = 'field'

interface CustomAiProps {
  mayEdit: boolean
  plansHref: string
  hrefs: EditorHrefs
}

/** The custom AI fields next to the open one; on phones, one of them. */
export function CustomAi({ mayEdit, plansHref, hrefs }: CustomAiProps) {
  const fields = useQuery(fieldsQuery())
  const [params, setParams] = useSearchParams()
  const [start, setStart] = useState<DraftField>(emptyDraft)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const set = (change: Readonly<Record<string, string | null>>, replace = true) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )
  const open = (id: string | null) => set({ [FIELD_PARAM]: id }, false)
  const create = (from: DraftField) => {
    setStart(from)
    open(NEW)
  }
  const { data } = fields
  const openId = params.get(FIELD_PARAM)
  const field = data?.items.find(({ id }) => id === openId) ?? null
  const isFull = data !== undefined && data.limit !== null && data.used >= data.limit
  const filter = {
    search: params.get('search') ?? '',
    type: params.get('type') ?? '',
    source: params.get('source') ?? '',
  }
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params)
    next.set(FIELD_PARAM, id)
    return `?${next.toString()}`
  }
  const isNew = openId === NEW && mayEdit && !isFull
  const detail = field !== null || isNew
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          data && (
            <>
              <span className="num self-center text-13 text-text-2">{words.used(data.used, data.limit)}</span>
              {mayEdit && (data.items.length > 0 || isNew || isFull) && (
                <Button aria-disabled={isFull || undefined} onClick={() => !isFull && create(emptyDraft())}>
                  <Icon of={Plus} size={16} /> {words.create}
                </Button>
              )}
            </>
          )
        }
      >
        {words.intro}
        {data && <span className="block">{data.engine ? words.model(data.engine) : words.builtIn}</span>}
        {!mayEdit && <span className="block">{words.readOnly}</span>}
      </PageHeader>
      {mayEdit && isFull && (
        <Alert
          tone="neutral"
          title={words.limitTitle(data.limit ?? 0)}
          className="mx-4 mb-4 md:mx-7"
          actions={<LinkButton to={plansHref}>{words.limitAction}</LinkButton>}
        >
          {words.limitText(data.limit ?? 0)}
        </Alert>
      )}
      {fields.isPending && <Loading />}
      {fields.isError && <ErrorState error={fields.error} title={words.failed} onRetry={() => void fields.refetch()} />}
      {data && data.items.length === 0 && !isNew && <Empty mayEdit={mayEdit} isFull={isFull} onCreate={create} />}
      {data && (data.items.length > 0 || isNew) && (
        <div className="grid flex-1 border-t border-line md:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[380px_minmax(0,1fr)]">
          <nav
            aria-label={words.list}
            className={`relative min-w-0 border-line pb-10 md:border-r ${detail ? 'max-md:hidden' : ''}`}
          >
            <FieldList
              fields={data.items}
              filter={filter}
              onFilter={change => set(change as Record<string, string>)}
              openId={openId}
              hrefOf={hrefOf}
            />
          </nav>
          <div className={`relative flex min-w-0 flex-col bg-surface pb-4 ${detail ? '' : 'max-md:hidden'}`}>
            {detail ? (
              <Suspense fallback={<Loading />}>
                <FieldEditor
                  key={field?.id ?? NEW}
                  field={field}
                  start={start}
                  engine={data.engine}
                  mayEdit={mayEdit}
                  hrefs={hrefs}
                  isCreated={field !== null && field.id === createdId}
                  onOpen={open}
                  onCreated={id => {
                    setCreatedId(id)
                    open(id)
                  }}
                />
              </Suspense>
            ) : (
              <p className="px-7 py-6 text-13 text-text-2">{words.choose}</p>
            )}
          </div>
        </div>
      )}
    </>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-4 px-4 py-5 md:px-7">
    {[1, 2, 3, 4].map(one => (
      <Skeleton key={one} className="h-11" />
    ))}
  </SkeletonGroup>
)

interface EmptyProps {
  mayEdit: boolean
  isFull: boolean
  onCreate: (from: DraftField) => void
}

function Empty({ mayEdit, isFull, onCreate }: EmptyProps) {
  return (
    <EmptyState
      drawing="search"
      title={mayEdit ? words.emptyTitle : words.noneYet}
      action={
        mayEdit &&
        !isFull && (
          <div className="grid justify-items-center gap-3">
            <Button kind="primary" onClick={() => onCreate(emptyDraft())}>
              {words.create}
            </Button>
            <p className="text-13 text-text-2">{words.emptyExamples}</p>
            <div className="flex flex-wrap justify-center gap-2">
              {EXAMPLES.map(example => (
                <Button key={example.name} size="small" onClick={() => onCreate(example)}>
                  {example.name}
                </Button>
              ))}
            </div>
          </div>
        )
      }
    >
      {mayEdit ? words.emptyText : words.noneYetText}
    </EmptyState>
  )
}
