import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Hours as days, with one decimal: "1.2 days". */
const days = (hours: number) => {
  const value = Math.round((hours / 24) * 10) / 10
  return locale.plural(value, { one: '1 day', other: `${locale.number(value)} days` })
}
const wholeDays = (value: number) => locale.plural(value, { one: '1 day', other: `${locale.number(value)} days` })

const counted = (count: number, one: string, other: string) =>
  count === 0 ? `no ${other}` : locale.plural(count, { one: `1 ${one}`, other: `${locale.number(count)} ${other}` })

/** The dashboard. */
export const dashboardWords = dictionary({
  en: {
    greeting: (hour: number, name: string) => {
      const time =
        hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
      return name ? `${time}, ${name}` : time
    },
    lead: (date: string, actions: number, interviews: number) =>
      `${date}. You have ${counted(actions, 'next action', 'next actions')} and ${counted(interviews, 'interview', 'interviews')} today.`,
    createJob: 'Create job',
    loading: 'Loading the dashboard',
    failed: 'Couldn’t load the dashboard',
    partFailed: 'Couldn’t load this part',
    days,

    figures: 'Figures',
    active: 'Active applications',
    inOpenJobs: (count: number) =>
      locale.plural(count, { one: 'in 1 open job', other: `in ${locale.number(count)} open jobs` }),
    newThisWeek: 'New this week',
    lastWeek: (count: number) => `${locale.number(count)} last week`,
    awaitingReview: 'Awaiting review',
    longest: (count: number) => (count === 0 ? 'longest since today' : `longest ${wholeDays(count)}`),
    nobodyWaits: 'nobody is waiting',
    firstResponse: 'Time to first response',
    medianTarget: (target: number) => `median, target ${locale.number(target)}`,
    noResponses: (target: number) => `none yet, target ${locale.number(target)}`,
    hired: 'Hired this year',
    medianToHire: (hours: number) => `median ${days(hours)} to hire`,
    nobodyHired: 'nobody yet',
    none: '–',

    nextActions: 'Next actions',
    nothingToDo: 'Nothing is waiting for you.',
    actions: {
      review_candidate: {
        before: 'Review ',
        after: '',
        note: (job: string, since: string) => `${job}, in review since ${since}`,
        do: 'Review candidate',
      },
      todo: {
        note: (name: string, due: 'overdue' | 'today' | 'later' | null, day: string | null) =>
          due === null || day === null
            ? name
            : `${name}, ${due === 'today' ? 'due today' : due === 'overdue' ? `overdue since ${day}` : `due ${day}`}`,
        do: 'View to-do',
      },
      scorecard_overdue: {
        before: 'Scorecard for ',
        after: '',
        note: (job: string, since: string) => `${job}, interviewed ${since}`,
        do: 'Submit scorecard',
      },
      offer_approval: {
        before: 'Approve the offer for ',
        after: '',
        note: (job: string, since: string) => `${job}, asked ${since}`,
        do: 'View offer',
      },
      offer_expiring: {
        before: 'The offer for ',
        after: ' expires soon',
        note: (job: string, until: string) => `${job}, ${until}`,
        do: 'View offer',
      },
      offer_answered: {
        before: '',
        after: { accepted: ' accepted the offer', declined: ' declined the offer' },
        note: (job: string, since: string) => `${job}, ${since}`,
        do: 'View offer',
      },
      needs_human_review: {
        what: (count: number) =>
          locale.plural(count, { one: '1 application', other: `${locale.number(count)} applications` }),
        after: (count: number) => (count === 1 ? ' needs human review' : ' need human review'),
        note: (job: string) => `${job}, no AI score`,
        do: 'View applications',
      },
      invitations_expiring: {
        what: (count: number) =>
          locale.plural(count, { one: '1 invitation', other: `${locale.number(count)} invitations` }),
        after: (count: number) => (count === 1 ? ' expires soon' : ' expire soon'),
        note: (job: string, until: string) => `${job}, the first ${until}`,
        do: 'View invited',
      },
      job_without_applicants: {
        after: (since: string) => ` has had no new applicants since ${since}`,
        note: (count: number) =>
          count === 0
            ? 'no applicants yet'
            : locale.plural(count, { one: '1 applicant', other: `${locale.number(count)} applicants` }),
        do: 'Open job',
      },
    },

    pipeline: 'Pipeline',
    pipelinePeriod: 'last 13 weeks',
    pipelinePhone: 'Median days in stage; the line is your target',
    stage: 'Stage',
    now: 'Applications now',
    medianAndTarget: 'Median days in stage, and your target',
    noMedian: 'no data',
    target: (value: number) => `target ${locale.number(value)}`,
    timeInStage: (hours: number, target: number) => `${days(hours)}, target ${locale.number(target)}`,
    overTarget: (hours: number) => `${locale.number(Math.round((hours / 24) * 10) / 10)} over target`,
    editTargets: 'Edit targets',
    targetsTitle: 'Targets',
    targetsNote: 'How many days a candidate should stay in a stage at most.',
    targetsSaved: 'Targets saved',
    daysIn: (stage: string) => `Days in ${stage}`,
    save: 'Save targets',
    cancel: 'Cancel',
    targetsFailed: 'The targets were not saved',

    months: 'Applications by month, to date',
    applied: 'applied',
    screened: 'of these, screened',
    month: 'Month',
    appliedColumn: 'Applied',
    screenedColumn: 'Screened',
    sourcesColumn: 'Sources',
    asTable: 'Table',
    asChart: 'Chart',
    noMonths: 'Applications of the last 12 months appear here.',
    otherSources: 'others',
    sourceCount: (source: string, count: number) => `${source} ${locale.number(count)}`,
    monthsLabel: 'Applications and screenings by month',

    silent: (count: number, capped: boolean) =>
      capped
        ? `${locale.number(count)} and more candidates with no update for 7+ days`
        : locale.plural(count, {
            one: '1 candidate with no update for 7+ days',
            other: `${locale.number(count)} candidates with no update for 7+ days`,
          }),
    noneSilent: 'Every candidate had an update in the last 7 days',
    silentDays: wholeDays,
    sendUpdates: (count: number) =>
      locale.plural(count, { one: 'Send 1 update', other: `Send ${locale.number(count)} updates` }),
    sendUpdatesNote: 'You check the message and who gets it before it is sent.',

    plan: (name: string) => `${name} plan`,
    planPeriod: (end: string) => `AI interviews counted until ${end}`,

    today: 'Today’s interviews',
    calendar: 'Calendar',
    noneToday: 'No interviews today.',
    withYou: (others: string) => (others ? `with you and ${others}` : 'with you'),
    withOthers: (others: string) => `with ${others}`,
    sameTime: (place: string) => `Same time in ${place}`,
    timeIn: (time: string, place: string) => `${time} in ${place}`,
    view: 'View details',
    guide: 'View guide',
    join: 'Join call',
    canInterview: (count: number, capped: boolean) =>
      count === 0
        ? ''
        : `${capped ? `${locale.number(count)} and more` : locale.number(count)} ${count === 1 ? 'candidate' : 'candidates'} can take their AI interview now.`,
    started: (names: string, one: boolean) => `${names} ${one ? 'has' : 'have'} started.`,
  },
})
