import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { SuspensionReason } from '#modules/organizations/policy.ts'

const GIGABYTE = 1_000_000_000

/** The columns of an export. */
export const organizationColumns = dictionary({
  en: {
    name: 'Organization',
    website: 'Website',
    country: 'Country',
    state: 'State',
    plan: 'Plan',
    subscription_status: 'Subscription',
    admins: 'Admins',
    open_jobs: 'Open jobs',
    interviews: 'AI interviews, 30 days',
    last_sign_in: 'Last sign-in (UTC)',
    created_at: 'Created (UTC)',
    id: 'ID',
  },
})

/** The list of organizations. */
export const organizationListWords = dictionary({
  en: {
    title: 'Organizations',
    count: (organizations: number) =>
      locale.plural(organizations, { one: '1 organization', other: `${locale.number(organizations)} organizations` }),
    loading: 'Loading organizations',
    failed: 'Couldn’t load the organizations',
    states: 'State',
    all: 'All',
    tabs: { active: 'Active', suspended: 'Suspended', deletion_scheduled: 'Deletion scheduled' },
    search: 'Search name, website or admin e-mail',
    plan: 'Plan',
    allPlans: 'All plans',
    country: 'Country',
    allCountries: 'All countries',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', name: 'Name', last_sign_in: 'Last sign-in' },
    export: 'Export CSV',
    exported: (count: number) =>
      locale.plural(count, {
        one: '1 organization exported.',
        other: `${locale.number(count)} organizations exported.`,
      }),
    incomplete: 'There are more organizations. Use filters to export the others.',
    exportFailed: 'The organizations were not exported',
    fileName: 'organizations.csv',
    organization: 'Organization',
    status: 'Status',
    admins: 'Admins',
    jobs: 'Open jobs',
    interviews: 'AI interviews, 30 days',
    lastSignIn: 'Last sign-in',
    never: 'Never',
    created: 'Created',
    none: 'No organizations match these filters',
    noneNote: 'Change or clear the filters to see others.',
    empty: 'No organizations yet',
    emptyNote: 'Organizations appear here when they register.',
    clear: 'Clear filters',
    more: 'Show more',
    showing: (shown: number, total: string) => `Showing ${locale.number(shown)} of ${total}`,
  },
})

/** The state of an organization and its subscription, in a chip. */
export const stateWords = dictionary({
  en: {
    active: 'Active',
    trialing: 'Trialing',
    past_due: 'Payment failed',
    suspended: 'Suspended',
    deletion_scheduled: 'Deletion scheduled',
  },
})

/** Why an organization is suspended. */
export const suspensionReasons: Readonly<Record<SuspensionReason, string>> = dictionary({
  en: { payment: 'Payment', terms: 'Terms of service', security: 'Security', other: 'Other' },
})

/** The page of an organization. */
export const organizationPageWords = dictionary({
  en: {
    loading: 'Loading the organization',
    failed: 'Couldn’t load the organization',
    since: (day: string) => `Customer since ${day}`,
    suspended: (reason: string) => `Suspended. Reason: ${reason}`,
    suspendedSince: 'Since',
    deletion: 'An owner asked to delete it. It is deleted on',
    changePlan: 'Change plan',
    extendTrial: 'Extend trial',
    addUnits: 'Add units',
    suspend: 'Suspend…',
    restore: 'Restore…',
    figures: {
      title: 'Figures',
      plan: 'Plan',
      price: (price: string, interval: 'month' | 'year') => `${price} a ${interval}`,
      trialEnds: (day: string) => `Trial ends on ${day}`,
      interviews: 'AI interviews, 30 days',
      withoutAnswers: (count: number) => `${locale.number(count)} without answers`,
      jobs: 'Open jobs',
      limit: (limit: number | null) => (limit === null ? 'No limit' : `Limit ${locale.number(limit)}`),
      admins: 'Admins',
      active: (count: number) => `${locale.number(count)} active this week`,
      storage: 'Storage',
      files: 'Recordings and files',
      notCounted: 'Not counted yet',
      countedNote: 'Counted every 4 hours',
      size: (bytes: number) =>
        bytes < GIGABYTE ? locale.bytes(bytes) : `${locale.number(Math.round(bytes / GIGABYTE))} GB`,
      paid: 'Paid in total',
      nothing: 'Nothing yet',
    },
    usage: 'Usage',
    usageNote: 'AI interviews count by calendar month.',
    failures: 'Failures',
    failuresNote: 'Last 30 days, without candidate data. The ID below a task is in the server’s log.',
    noFailures: 'Nothing failed in the last 30 days.',
    undelivered: (count: number) =>
      locale.plural(count, {
        one: '1 e-mail was not delivered.',
        other: `${locale.number(count)} e-mails were not delivered.`,
      }),
    evaluations: (count: number) =>
      locale.plural(count, { one: '1 evaluation failed.', other: `${locale.number(count)} evaluations failed.` }),
    failedTasks: 'Failed tasks',
    failedTask: 'Failed',
    queuedAgain: 'Queued again. Failed',
    invoices: 'Invoices',
    noInvoices: 'No payments yet.',
    date: 'Date',
    invoice: 'Invoice',
    noInvoice: 'None',
    amount: 'Amount',
    status: 'Status',
    statuses: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
    access: 'No access to candidate data',
    accessText:
      'Super admins see usage and billing only. There is no way to sign in as an organization, by design. If support needs to see a screen, an owner can share it.',
    owners: 'Owners',
    noOwners: 'Nobody has confirmed their address yet.',
    twoFactor: 'Two-factor authentication',
    never: 'Never signed in',
    audit: 'Audit log',
    auditNote: 'What super admins did',
    allEntries: 'All entries',
    noEntries: 'No super admin has changed anything here.',
  },
})

const people = (count: number) => locale.plural(count, { one: '1 person', other: `${locale.number(count)} people` })
const owners = (count: number) => (count === 1 ? 'the owner' : `the ${locale.number(count)} owners`)

/** Suspending and restoring an organization. */
export const suspensionWords = dictionary({
  en: {
    suspendTitle: (name: string) => `Suspend ${name}?`,
    suspendNote: 'You can restore it at any time. Nothing is deleted because of it.',
    effects: 'What happens',
    people: (count: number) =>
      `${people(count)} ${count === 1 ? 'is' : 'are'} told when they log in. They see the reason and whom to contact. Open sessions end now.`,
    jobs: (count: number) =>
      count === 0
        ? 'No job pages are open.'
        : `${locale.plural(count, { one: '1 job page stops', other: `${locale.number(count)} job pages stop` })} accepting applications and ${count === 1 ? 'says' : 'say'} so.`,
    candidates: (inProgress: number) =>
      `Candidates finish what they started: ${inProgress === 0 ? '' : `${locale.plural(inProgress, { one: '1 AI interview', other: `${locale.number(inProgress)} AI interviews` })} in progress, `}booked interviews, status pages.`,
    waiting: (invited: number) =>
      `${invited === 0 ? 'Candidates who were offered interview times see' : `${locale.plural(invited, { one: '1 invited candidate', other: `${locale.number(invited)} invited candidates` })} and those who were offered interview times see`} whom to contact, and their deadlines are paused.`,
    billing: (day: string) => `Billing is paused. The renewal on ${day} moves by as long as the suspension lasts.`,
    reason: 'Reason',
    reasonHelp: 'Its people read it when they log in.',
    choose: 'Select a reason',
    reasonMissing: 'Select a reason.',
    details: 'Details for the audit log',
    detailsHelp: 'Ticket number and what was found. No names of candidates.',
    restoreDetailsHelp: 'Why, and how it was confirmed. No names of candidates.',
    detailsMissing: 'Say in a sentence what was found.',
    restoreDetailsMissing: 'Say in a sentence why.',
    emailReason: (count: number) => `E-mail the reason to ${owners(count)}`,
    suspend: (name: string) => `Suspend ${name}`,
    suspended: (name: string) => `${name} is suspended`,
    suspendFailed: 'The organization was not suspended',
    restoreTitle: (name: string) => `Restore ${name}?`,
    restoreNote:
      'People can log in again, job pages accept applications, and billing continues. The days of the suspension are added to the period, to invitations that were not started, and to interview times that nobody has chosen from.',
    emailOwners: (count: number) => `E-mail ${owners(count)}`,
    restore: (name: string) => `Restore ${name}`,
    restored: (name: string) => `${name} is restored`,
    restoreFailed: 'The organization was not restored',
    cancel: 'Cancel',
  },
})

/** Changing the plan, the trial and the limits of an organization. */
export const billingChangeWords = dictionary({
  en: {
    cancel: 'Cancel',
    reason: 'Reason for the audit log',
    reasonMissing: 'Say in a sentence why.',
    planTitle: (name: string) => `Change the plan of ${name}`,
    planNote:
      'The plan starts now. Nothing is charged until the end of the new period. What was paid for unused days becomes credit. What exceeds a smaller plan is kept, and open jobs over its limit are paused.',
    plan: 'Plan',
    priced: (plan: string, month: string, year: string) => `${plan}: ${month} a month, ${year} a year`,
    interval: 'Billing',
    month: 'Monthly',
    year: 'Yearly',
    change: 'Change plan',
    changed: (name: string, plan: string) => `${name} is on ${plan} now`,
    changeFailed: 'The plan was not changed',
    trialTitle: (name: string) => `Extend the trial of ${name}`,
    trialNote: (day: string) => `It ends on ${day}.`,
    newEnd: 'New end (UTC)',
    endMissing: 'Choose a day.',
    extend: 'Extend trial',
    extended: (name: string) => `The trial of ${name} is extended`,
    extendFailed: 'The trial was not extended',
    unitsTitle: (name: string) => `Add units for ${name}`,
    unitsNote: (day: string) => `They raise a limit until the next renewal on ${day}.`,
    limit: 'Limit',
    current: (kind: string, limit: number) => `${kind}, now ${locale.number(limit)}`,
    add: 'Units to add',
    addInvalid: 'Enter a whole number from 1 to 999,999.',
    addUnits: 'Add units',
    added: (limit: number) => `The limit is ${locale.number(limit)} now`,
    addFailed: 'The units were not added',
    allUnlimited: 'All limits of this plan are unlimited.',
    kinds: {
      job: 'Open jobs',
      interview: 'AI interviews a month',
      interview_flow: 'Interview flows',
      custom_ai: 'Custom AI fields',
      admin: 'Admins',
    },
  },
})
