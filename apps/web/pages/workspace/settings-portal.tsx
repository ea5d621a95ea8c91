import { useMutation, useQuery } from '@tanstack/react-query'
import { openPortal, overviewQuery } from '#modules/billing/web/api.ts'
import { BillingDetailsForm } from '#modules/billing/web/billing-details-form.tsx'
import { subscriptionWords } from '#modules/billing/words/subscription.ts'
import { billingFailures } from '#modules/billing/words/failures.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { settingsPageWords } from '../../words/settings.ts'

const words = subscriptionWords.details

/** The customer portal of the embedded billing: payment method, billing details, and the way to the invoices. */
export default function SettingsPortal() {
  return (
    <>
      <PageBar>
        <Crumbs
          crumbs={[
            { label: settingsPageWords.title, to: paths.settings() },
            { label: settingsPageWords.subscription, to: paths.settingsSubscription() },
            { label: words.title },
          ]}
        />
      </PageBar>
      <PageHeader
        title={words.title}
        actions={<LinkButton to={paths.settingsTransaction()}>{subscriptionWords.transactions}</LinkButton>}
      />
      <div className="grid max-w-[640px] gap-8 px-4 pb-12 md:px-7">
        <Details />
      </div>
    </>
  )
}

function Details() {
  const overview = useQuery(overviewQuery)
  if (overview.isPending)
    return (
      <SkeletonGroup label={subscriptionWords.loading} className="grid gap-5">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-28 w-full" />
      </SkeletonGroup>
    )
  if (overview.isError)
    return <ErrorState error={overview.error} title={billingFailures.active} onRetry={() => void overview.refetch()} />
  if (overview.data.engine === 'stripe') return <Elsewhere />
  return (
    <>
      <p className="text-13 text-text-2">{words.intro}</p>
      <Alert tone="neutral" title={words.noPayment}>
        {subscriptionWords.testNote}
      </Alert>
      <BillingDetailsForm />
    </>
  )
}

/** The way to the page of a payment provider. */
function Elsewhere() {
  const portal = useMutation({ mutationFn: openPortal, onSuccess: ({ url }) => window.location.assign(url) })
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-14 text-text-2">{words.elsewhere}</p>
      <Button
        kind="primary"
        className="max-md:h-11 max-md:w-full"
        busy={portal.isPending}
        onClick={() => portal.mutate()}
      >
        {subscriptionWords.manage}
      </Button>
      {portal.error && (
        <Alert tone="danger" live title={billingFailures.portal}>
          {errorWords(portal.error).says}
        </Alert>
      )}
    </div>
  )
}
