import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The overview of the super-admin area. */
export const overviewWords = dictionary({
  en: {
    title: 'Overview',
    note: 'All organizations. Times are in UTC.',
    updated: 'Updated',
    refresh: 'Refresh',
    loading: 'Loading the overview',
    failed: 'Couldn’t load the overview',
    notRefreshed: 'Couldn’t refresh the overview. These are the figures of the last update.',
    figures: 'Figures',
    organizations: 'Organizations',
    organizationsNote: (active: number, added: number) =>
      `${locale.number(active)} active, ${locale.number(added)} new in 30 days`,
    trials: 'Trials',
    trialsNote: (ending: number) => `${locale.number(ending)} end within 7 days`,
    recurring: 'Recurring revenue a month',
    recurringNote: (subscriptions: number) =>
      locale.plural(subscriptions, {
        one: '1 paid subscription',
        other: `${locale.number(subscriptions)} paid subscriptions`,
      }),
    noRevenue: 'None',
    churn: 'Churn, 30 days',
    churnValue: (ended: number, of: number) =>
      of === 0 ? 'None' : `${locale.number(Math.round((ended / of) * 1000) / 10)}%`,
    churnNote: (ended: number, of: number) =>
      `${locale.number(ended)} of ${locale.number(of)} paid subscriptions ended`,
    interviews: 'AI interviews, 30 days',
    interviewsNote: (previous: number) => `${locale.number(previous)} in the 30 days before`,
    failures: 'Failures, 24 hours',
    failuresNote: (tasks: number, emails: number) =>
      `${locale.plural(tasks, { one: '1 task', other: `${locale.number(tasks)} tasks` })}, ${locale.plural(emails, { one: '1 e-mail', other: `${locale.number(emails)} e-mails` })}`,
    collected: 'Collected per month',
    interviewsByMonth: 'AI interviews completed a month',
    month: 'Month',
    asTable: 'Table',
    noMonths: 'Nothing in the last 12 months.',
    testBilling: 'Test payments only: no payment provider is configured.',
    queues: 'Queues',
    queuesNote: 'Tasks that could run now, and how long the first of them has waited',
    queue: 'Queue',
    waiting: 'Waiting',
    oldest: 'Oldest',
    failedDay: 'Failed, 24 h',
    none: 'None',
    queueNames: {
      sign_in: 'Sign-in e-mails',
      email: 'E-mails',
      quick: 'Events and short changes',
      slow: 'Reading and evaluation',
      export: 'Data exports',
      maintenance: 'Maintenance and retention',
    },
    engines: 'Engines',
    enginesNote: 'As used in the last hour',
    engine: 'Engine',
    service: 'Service',
    state: 'State',
    use: 'Last hour',
    engineKinds: {
      database: 'Database',
      files: 'Files',
      language: 'Language model',
      voice: 'Voice',
      transcription: 'Transcription',
      mail: 'E-mail',
      billing: 'Billing',
    },
    engineNames: {
      embedded: 'Built in',
      postgresql: 'PostgreSQL',
      disk: 'Data folder',
      s3: 'S3-compatible store',
      'built-in': 'Built-in rules engine',
      offline: 'Offline voices',
      elevenlabs: 'ElevenLabs',
      openai: 'OpenAI-compatible',
      browser: 'The browser’s own',
      mailbox: 'Stored, not sent',
      smtp: 'SMTP',
      stripe: 'Stripe',
    },
    states: { up: 'Works', failing: 'Failing', down: 'Down', unmeasured: 'Not used' },
    modelUse: (uses: number, p95: number | null) =>
      `${locale.plural(uses, { one: '1 call', other: `${locale.number(uses)} calls` })}${p95 === null ? '' : `, 95% within ${locale.number(Math.round(p95 / 100) / 10)} s`}`,
    mailUse: (sent: number, failing: number) =>
      `${locale.number(sent)} sent${failing > 0 ? `, ${locale.number(failing)} tried again` : ''}`,
    attention: 'Needs attention',
    nothing: 'Nothing needs attention.',
    show: 'Show',
    showWhat: (what: string) => `Show: ${what}`,
    attentionOf: {
      failed_tasks: (count: number) =>
        locale.plural(count, { one: '1 task failed for good', other: `${locale.number(count)} tasks failed for good` }),
      late_queues: (count: number) =>
        locale.plural(count, {
          one: '1 queue is more than 5 minutes late',
          other: `${locale.number(count)} queues are more than 5 minutes late`,
        }),
      payments_failed: (count: number) =>
        locale.plural(count, {
          one: '1 subscription is past due',
          other: `${locale.number(count)} subscriptions are past due`,
        }),
      requests_open: (count: number) =>
        locale.plural(count, { one: '1 request is open', other: `${locale.number(count)} requests are open` }),
      trials_ending: (count: number) =>
        locale.plural(count, {
          one: '1 trial ends within 7 days',
          other: `${locale.number(count)} trials end within 7 days`,
        }),
      organizations_suspended: (count: number) =>
        locale.plural(count, {
          one: '1 organization is suspended',
          other: `${locale.number(count)} organizations are suspended`,
        }),
    },
    auditLog: 'Audit log',
    allEntries: 'All entries',
  },
})
