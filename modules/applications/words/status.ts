import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'

/** The candidate's status page. */
export const statusWords = dictionary({
  en: {
    openRoles: 'Open roles',
    submittedAt: (when: string) => `Submitted ${when}.`,
    appliedOn: (day: string) => `Applied ${day}.`,
    confirmationOnItsWay: (email: string) => `We are sending a confirmation to ${email}, with the link to this page.`,
    confirmationSent: (email: string) => `We sent a confirmation to ${email}, with the link to this page.`,
    replaced: (organization: string) =>
      `${organization} already had an application from you for this role. The one you just submitted replaces it.`,
    whatsNext: 'What happens next',
    whatHappened: 'What happened',
    done: 'done',
    messages: {
      title: 'Messages we sent you',
      none: 'Your confirmation e-mail is on its way.',
      byEmail: (day: string, time: string) => `${day}, ${time}, by e-mail`,
    },
    submitted: {
      title: 'What you submitted',
      resume: 'Résumé',
      noResume: 'None',
      answers: 'Answers',
      voluntary: 'Voluntary',
      voluntaryHidden: 'Stored separately and not shown here',
      download: 'Download your application',
      downloading: 'Preparing download',
    },
    correct: {
      title: 'Need to correct something?',
      byForm: 'Submit the form again. Your new answers replace the ones you sent before.',
      openForm: 'Update your application',
      byPerson: 'The form for this role is closed. Write to us and we will correct your data.',
    },
    contact: {
      title: 'Questions?',
      write: { before: 'Write to ', after: '.' },
      reply: 'Reply to any of our e-mails. A person reads your reply.',
    },
    accommodation: {
      title: 'Need a different format?',
      text: (days: number) =>
        `You can ask for a call with a person, written questions, or more time. It counts the same. Open the interview to request an accommodation. A person replies within ${countWords.workingDays(days)}.`,
    },
    withdraw: {
      title: 'Changed your mind?',
      text: 'You do not need to give a reason. We tell the team right away.',
      action: 'Withdraw application',
      ask: (job: string) => `Withdraw your application for ${job}?`,
      consequence: (organization: string) =>
        `We tell ${organization} right away. You cannot undo this, but you can apply again.`,
      erase: 'Also delete everything I sent, within 30 days.',
      failed: 'Couldn’t withdraw your application',
    },
    keep: 'Keep application',
    applyAgain: { title: 'Apply again?', text: 'This role is still open. ', link: 'Go to the form' },
    openInterview: 'Open the interview',
    person: {
      choose: 'Choose a time',
      change: 'Move or cancel',
    },
  },
})

/** Titles of the e-mails that candidates get, as the status page lists them. */
export const messageTitles = dictionary({
  en: {
    application_received: 'We received your application',
    interview_invited: 'Invitation to an AI interview',
    interview_reminder: 'Reminder of your AI interview',
    interview_received: 'We received your AI interview',
    interview_proposed: 'Invitation to an interview with the team',
    interview_booked: 'Your interview is booked',
    interview_moved: 'Your interview was moved',
    interview_people_changed: 'Someone else will interview you',
    interview_cancelled: 'Your interview was cancelled',
    offer_sent: 'Our offer to you',
    offer_extended: 'More time to answer our offer',
    offer_reminder: 'Reminder of our offer',
    offer_withdrawn: 'We withdrew our offer',
    offer_accepted: 'You accepted our offer',
    rejected: 'Our decision on your application',
    application_imported: 'We added your résumé',
    position_closed: 'The position was closed',
    withdrawn_confirmed: 'You withdrew your application',
    accommodation_requested: 'We received your accommodation request',
    message: 'A message about your application',
  },
})

/** Headlines and steps of the status page. */
export const progressWords = dictionary({
  en: {
    applied: 'You applied',
    decision: 'We send you our decision, either way',
    by: (when: string) => `by ${when}`,
    wasDue: (when: string) => `was due ${when}`,
    withinOfInterview: (days: number) => `within ${countWords.workingDays(days)} of your interview`,
    received: {
      headline: (organization: string) => `${organization} has your application.`,
      review: 'We review your application and e-mail you',
      reviewText: 'A person reads every application for this role and decides.',
      late: 'We are late, and we are sorry. Your application is still under review.',
      mayInvite: 'If invited: an AI interview',
      mayInviteText: 'by voice or typing, at a time that suits you',
    },
    invited: {
      done: 'You applied and we invited you',
      openUntil: (day: string) => `Your interview is open until ${day}.`,
      interrupted: 'You can continue your interview.',
      take: 'Take the interview when it suits you',
      takeText: 'By voice or typing. Opening the page does not start the interview.',
      continue: 'Continue the interview',
      continueText: 'Your answers so far are saved.',
      review: 'A person reviews your interview and e-mails you',
      reviewText: 'Only the content of your answers counts. A person decides.',
      generic: (organization: string) => `${organization} invited you to an AI interview.`,
      linkInEmail: 'The link is in the e-mail we sent you.',
    },
    expired: {
      headline: 'The time for your interview has passed.',
      says: (organization: string) =>
        `If you still want to take it, reply to the last e-mail from ${organization}. A person can reopen it.`,
      step: 'Interview',
      wasOpenUntil: (when: string) => `was open until ${when}`,
      next: 'A person reviews your application and e-mails you',
    },
    interviewed: {
      headline: (organization: string) => `${organization} has your interview.`,
      took: 'You took the interview',
    },
    person: {
      invited: 'You are invited to an interview with the team.',
      choose: 'Choose a time for your interview',
      chooseText: 'The times are shown in your time zone.',
      booked: 'Your interview with the team is booked.',
      moved: 'Your interview with the team has a new time.',
      takesPlace: 'Your interview with the team',
      when: (day: string, from: string, to: string, city: string) => `${day}, ${from} to ${to} (${city})`,
      details: (people: string, place: string) => `With ${people}.${place ? ` Where: ${place}` : ''}`,
      timeInEmail: 'The time and place are in the e-mail we sent you.',
      cancelled: 'Your interview with the team is cancelled.',
      cancelledNext: 'We tell you how we continue',
      cancelledText: 'You do not need to do anything.',
      over: 'Thank you for meeting the team.',
      met: 'You met the team',
      closed: 'This invitation is closed.',
      wrote: (when: string) => `e-mail sent ${when}`,
    },
    offer: {
      open: (organization: string) => `${organization} would like you to join them.`,
      openText: 'Read our offer and answer it on this page.',
      step: 'Answer our offer',
      made: 'We made you an offer',
      accepted: 'You accepted our offer.',
      acceptedText: (organization: string) => `${organization} contacts you about the next steps.`,
      acceptedStep: 'You accepted the offer',
      next: 'We contact you about the next steps',
      declined: 'You declined our offer.',
      declinedText: (organization: string) => `We told ${organization}. Thank you for your answer.`,
      declinedStep: 'You declined the offer',
      expired: 'The time to answer our offer has passed.',
      expiredText: 'If you still want to answer, write to us. A person reads your message.',
      expiredStep: 'Our offer ended',
      withdrawn: 'We withdrew our offer.',
      withdrawnText: 'It cannot be answered anymore. Write to us if you would like to know why.',
      withdrawnStep: 'We withdrew the offer',
    },
    rejected: {
      headline: (organization: string) => `${organization} is not moving forward with your application.`,
      says: 'A person made this decision and e-mailed you. Thank you for the time you spent on it.',
      step: 'We e-mailed you our decision',
    },
    closed: {
      headline: (organization: string) => `${organization} has closed this position.`,
      says: 'Your application for it ends here. We e-mailed you about it. Thank you for the time you spent on it.',
      step: 'The position was closed',
    },
    withdrawn: {
      headline: 'You withdrew your application.',
      says: (organization: string) => `We informed ${organization}. Your application is no longer considered.`,
      step: 'You withdrew',
    },
  },
})
