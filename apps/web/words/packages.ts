import { dictionary } from '#platform/locale/dictionary.ts'

/** The public page with the plans, and the page after a plan was taken. */
export const packagesWords = dictionary({
  en: {
    title: 'Pay for how much you hire.',
    titleEnd: 'Fairness is included.',
    lead: 'Plans differ in the number of jobs, AI interviews, flows and admins. Evidence, captions and human decisions are included in all of them.',
    ownerDecides: 'An owner of your organization can change the plan.',
    included: {
      title: 'Included in every plan',
      evidence: 'Evidence',
      evidenceText:
        'Every rating comes with a quote and a timestamp. A claim whose quote isn’t in the transcript is removed.',
      decisions: 'Decisions',
      decisionsText: 'Made by a person and recorded with name, time and reason. Nobody is rejected automatically.',
      candidates: 'For candidates',
      candidatesText:
        'Captions, typing instead of speaking, accommodations on request, and a status page that shows what happens next.',
      engines: 'Engines',
      enginesText:
        'The built-in rules engine, or your own model: Anthropic, OpenAI or self-hosted. Every number shows which engine produced it.',
      data: 'Your data',
      dataText: 'Export it at any time. You set how long it is stored and can delete all of it.',
    },
    counting: {
      title: 'How usage is counted',
      unsure: 'Not sure which plan to choose?',
      contact: 'Contact us',
      or: 'or',
      demo: 'book a demo',
      interviews: 'AI interviews',
      interviewsText:
        'An interview is reserved when you invite a candidate and used when they start. If they never start, you get it back.',
      limits: 'Limits',
      limitsText:
        'We warn you at 80% and 100% of a limit. Candidates you already invited can still take their interview. Nobody is turned away because you reached a limit.',
      jobs: 'Jobs',
      jobsText: 'A job counts while it is open or paused. Drafts and closed jobs don’t count.',
      cancelling: 'Cancelling',
      cancellingText:
        'You can cancel at any time. Your plan stays active until the end of the paid period, and we remind you 7 days and 1 day before it ends.',
    },
    success: {
      title: (plan: string) => `You are on the ${plan} plan`,
      text: 'Your new limits apply right away. Invoices and usage are in the settings.',
      pending: 'Your payment is being confirmed',
      pendingText: 'This usually takes less than a minute. Your plan starts as soon as the payment is confirmed.',
      checkAgain: 'Check again',
      signedOut: 'Thank you',
      signedOutText: 'Log in to see your plan.',
      dashboard: 'Go to the dashboard',
      subscription: 'View subscription',
      loading: 'Loading your plan',
    },
  },
})

export const buyPlanWords = dictionary({
  en: {
    title: 'Plans',
    note: 'Nothing changes before you have seen the exact amount and confirmed it.',
  },
})
