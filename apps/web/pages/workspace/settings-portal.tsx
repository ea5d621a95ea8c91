import { BillingDetailsForm } from '#modules/billing/web/billing-details-form.tsx'
import { subscriptionWords } from '#modules/billing/words/subscription.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
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
      >
        {words.intro}
      </PageHeader>
      <div className="grid max-w-[640px] gap-8 px-4 pb-12 md:px-7">
        <Alert tone="neutral" title={words.noPayment}>
          {subscriptionWords.testNote}
        </Alert>
        <BillingDetailsForm />
      </div>
    </>
  )
}
