import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import type { InterviewSettings } from '#modules/interview-flows/contract.ts'
import { interviewSettingsQuery } from '#modules/interview-flows/web/api.ts'
import { SettingsList } from '#modules/interview-flows/web/settings/settings-list.tsx'
import { interviewSettingsWords as words } from '#modules/interview-flows/words/settings.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths, withQuery } from '../../paths.ts'
import { useCan } from '../../session.ts'

const SettingsEditor = lazy(() =>
  import('#modules/interview-flows/web/settings/settings-editor.tsx').then(m => ({ default: m.SettingsEditor })),
)
const RemoveDialog = lazy(() =>
  import('#modules/interview-flows/web/settings/remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })),
)

/** In the address: the settings that are shown, and those that new ones start from. */
const OPEN = 'id'
const NEW_FROM = 'from'

/** How the AI interviewer speaks and records. */
export default function InterviewSettingsPage() {
  const [params, setParams] = useSearchParams()
  const edits = useCan('setup.edit')
  const list = useQuery(interviewSettingsQuery())
  const [removing, setRemoving] = useState<InterviewSettings | null>(null)
  const items = list.data?.items ?? []
  const source = items.find(({ id }) => id === params.get(NEW_FROM))
  const open = source ? null : (items.find(({ id }) => id === params.get(OPEN)) ?? items[0])
  const [savedId, setSavedId] = useState<string | null>(null)
  const show = (id: string) => setParams({ [OPEN]: id })
  const showSaved = ({ id }: InterviewSettings) => {
    setSavedId(id)
    show(id)
  }
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: words.title, to: paths.interviewSettings() },
            ...(open || source ? [{ label: open?.name ?? words.newName }] : []),
          ]}
        />
        <span role="status" className="ml-auto text-13 text-text-2">
          {savedId !== null && savedId === open?.id && words.saved}
        </span>
      </PageBar>
      <PageHeader
        title={words.title}
        actions={
          edits &&
          items[0] && (
            <>
              {open && !open.is_default && <Button onClick={() => setRemoving(open)}>{words.remove}</Button>}
              {open && <Button onClick={() => setParams({ [NEW_FROM]: open.id, copy: '1' })}>{words.duplicate}</Button>}
              <Button kind="primary" onClick={() => setParams({ [NEW_FROM]: items[0]!.id })}>
                <Icon of={Plus} />
                {words.create}
              </Button>
            </>
          )
        }
      >
        {words.lead}
      </PageHeader>
      {list.isPending && (
        <SkeletonGroup
          label={words.loading}
          className="grid gap-6 border-t border-line px-4 py-6 md:grid-cols-[240px_1fr] md:px-7"
        >
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
      {list.isError && <ErrorState error={list.error} title={words.failed} onRetry={() => void list.refetch()} />}
      {(open || source) && (
        <div className="grid flex-1 border-t border-line max-lg:content-start lg:grid-cols-[240px_minmax(0,1fr)]">
          <div className="border-line max-lg:border-b lg:border-r">
            <SettingsList
              items={items}
              jobs={list.data?.jobs ?? {}}
              openId={open?.id ?? null}
              hrefOf={id => withQuery(paths.interviewSettings(), { [OPEN]: id })}
            />
          </div>
          <div className="min-w-0 px-4 md:px-7">
            <Suspense fallback={<Skeleton className="my-6 h-96 w-full" />}>
              {open && (
                <SettingsEditor
                  key={`${open.id} ${open.updated_at}`}
                  saved={open}
                  start={open}
                  readOnly={!edits}
                  mostDays={list.data!.most_days}
                  limitHref={paths.settingsOrganization()}
                  onSaved={showSaved}
                  onDiscard={() => {}}
                />
              )}
              {source && (
                <SettingsEditor
                  key={`new from ${source.id} ${params.get('copy')}`}
                  saved={null}
                  start={{ ...source, is_default: false, name: params.get('copy') ? words.copyOf(source.name) : '' }}
                  readOnly={!edits}
                  mostDays={list.data!.most_days}
                  limitHref={paths.settingsOrganization()}
                  onSaved={showSaved}
                  onDiscard={() => show(source.id)}
                />
              )}
            </Suspense>
          </div>
        </div>
      )}
      {removing && (
        <Suspense>
          <RemoveDialog settings={removing} onClose={() => setRemoving(null)} onRemoved={() => setParams({})} />
        </Suspense>
      )}
    </>
  )
}
