import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import type { Template } from '../contract.ts'
import { listWords as words } from '../words/list.ts'
import { templatesQuery } from './api.ts'
import { TemplatesByMoment } from './templates-by-moment.tsx'
import { Undelivered } from './undelivered.tsx'
import { useListParams } from './use-list-params.ts'

const SentEmails = lazy(() => import('./sent-emails.tsx'))

const KINDS = ['candidates', 'team', 'custom'] as const
type Kind = (typeof KINDS)[number]

const kindOf = ({ moment }: Template): Kind =>
  moment === 'custom' ? 'custom' : moment === 'team' || moment === 'account' ? 'team' : 'candidates'

interface TemplateListProps {
  orgId: string
  mayEdit: boolean
  /** May see the e-mails of all candidates. */
  seesSent: boolean
  createHref: string
  hrefOf: (id: string) => string
  candidateHref: (uuid: string) => string
}

/** All templates by kind, and what was sent with them. */
export function TemplateList({ orgId, mayEdit, seesSent, createHref, hrefOf, candidateHref }: TemplateListProps) {
  const { data: templates, ...query } = useQuery(templatesQuery())
  const list = useListParams()
  const tabs = [...KINDS, ...(seesSent ? (['sent'] as const) : [])]
  const tab = tabs.find(one => one === list.get('tab')) ?? 'candidates'
  const ofTab = (templates ?? []).filter(one => tab === 'sent' || kindOf(one) === tab)
  const total = (of: 'sent' | 'failed', among: readonly Template[] = ofTab) =>
    among.reduce((sum, one) => sum + one[of], 0)
  const countOf = (all: readonly Template[], name: (typeof tabs)[number]) =>
    name === 'sent' ? total('sent', all) : all.filter(one => kindOf(one) === name).length
  const summary = {
    candidates: words.summary,
    team: words.summary,
    custom: () => words.customNote,
    sent: (_: number, __: number, sent: number, failed: number) => words.sentSummary(sent, failed),
  }[tab]
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
        {templates
          ? summary(ofTab.length, ofTab.filter(({ enabled }) => enabled).length, total('sent'), total('failed'))
          : query.isPending && words.loading}
        {!mayEdit && <span className="block">{words.readOnly}</span>}
      </PageHeader>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={next => list.replace(next === 'candidates' ? {} : { tab: next })}
        tabs={tabs.map(value => ({
          value,
          label: words.tab[value],
          ...(templates && { count: countOf(templates, value) }),
        }))}
        className="px-4 md:px-7"
      >
        <TabPanel value={tab} className="pb-10">
          {seesSent && tab !== 'sent' && total('failed', templates) > 0 && (
            <Undelivered onReview={() => list.replace({ tab: 'sent', state: 'failed' })} />
          )}
          {tab === 'sent' ? (
            <Suspense fallback={<Loading />}>
              <SentEmails list={list} templates={templates ?? []} candidateHref={candidateHref} />
            </Suspense>
          ) : (
            <>
              {query.isPending && <Loading />}
              {query.isError && (
                <ErrorState error={query.error} title={words.failed} onRetry={() => void query.refetch()} />
              )}
              {templates && <TemplatesByMoment templates={ofTab} {...{ list, orgId, mayEdit, createHref, hrefOf }} />}
            </>
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

const Loading = () => (
  <SkeletonGroup label={words.loading} className="grid gap-3 px-4 pt-4 md:px-7">
    {[1, 2, 3, 4, 5, 6].map(one => (
      <Skeleton key={one} className="h-12" />
    ))}
  </SkeletonGroup>
)
