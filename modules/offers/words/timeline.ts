import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Offers on the timeline of an application. */
export const offerTimelineWords = dictionary({
  en: {
    drafted: 'Drafted an offer',
    edited: (version: number | undefined) =>
      version ? `Edited the offer (version ${locale.number(version)})` : 'Edited the offer',
    approvalAsked: 'Asked for approval of the offer',
    approved: 'Approved the offer',
    sentBack: 'Sent the offer back',
    sent: 'Sent the offer',
    extended: (day: string | null) => (day ? `Extended the offer until ${day}` : 'Extended the offer'),
    withdrawn: 'Withdrew the offer',
    accepted: 'Accepted the offer',
    declined: 'Declined the offer',
    expired: 'The offer expired',
  },
})
