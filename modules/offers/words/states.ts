import { dictionary } from '#platform/locale/dictionary.ts'

export const offerStates = dictionary({
  en: {
    draft: 'Draft',
    waiting_for_approval: 'Waiting for approval',
    approved: 'Approved',
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    cancelled: 'Withdrawn',
  },
})
