import type { Subscription } from '#platform/events/events.ts'
import {
  sendAcceptance,
  sendExtension,
  sendOfferEmail,
  sendOfferReminder,
  sendOfferWithdrawal,
} from './to-offered-candidates.ts'
import {
  askForApproval,
  notifyAccepted,
  notifyApproved,
  notifyDeclined,
  notifyEnding,
  notifyExpired,
  notifySentBack,
} from './to-offering-team.ts'

const sequence = 'offer-emails'

/** Every e-mail about an offer. They are sent in the order of the events. */
export const emailsOfOffers: readonly Subscription[] = [
  { by: 'email-templates.offer-sent', event: 'offer.sent', sequence, react: sendOfferEmail },
  { by: 'email-templates.offer-extended', event: 'offer.extended', sequence, react: sendExtension },
  { by: 'email-templates.offer-reminder', event: 'offer.reminder_due', sequence, react: sendOfferReminder },
  { by: 'email-templates.offer-withdrawn', event: 'offer.withdrawn', sequence, react: sendOfferWithdrawal },
  { by: 'email-templates.offer-accepted', event: 'offer.accepted', sequence, react: sendAcceptance },
  { by: 'email-templates.team-approval-asked', event: 'offer.approval_asked', sequence, react: askForApproval },
  { by: 'email-templates.team-offer-approved', event: 'offer.approved', sequence, react: notifyApproved },
  { by: 'email-templates.team-offer-sent-back', event: 'offer.sent_back', sequence, react: notifySentBack },
  { by: 'email-templates.team-offer-accepted', event: 'offer.accepted', sequence, react: notifyAccepted },
  { by: 'email-templates.team-offer-declined', event: 'offer.declined', sequence, react: notifyDeclined },
  { by: 'email-templates.team-offer-ending', event: 'offer.reminder_due', sequence, react: notifyEnding },
  { by: 'email-templates.team-offer-expired', event: 'offer.expired', sequence, react: notifyExpired },
]
