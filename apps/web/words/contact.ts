import { dictionary } from '#platform/locale/dictionary.ts'

/** The pages Contact and Book a Demo, next to their forms. */
export const contactPageWords = dictionary({
  en: {
    contact: {
      title: 'Contact',
      lead: 'Questions about the product, a plan, privacy or an interview you were invited to.',
      plans: 'Plans and prices',
      plansText: 'What each plan includes and how usage is counted.',
      plansLink: 'Compare plans',
      invited: 'Invited to an interview?',
      invitedText:
        'Your contact is in the invitation e-mail. The organization decides about your application, not Evenhand.',
      security: 'Security reports',
      securityText: 'Choose “Security” as the topic and describe how to reproduce the problem.',
    },
    demo: {
      title: 'Book a Demo',
      lead: '30 minutes on video. We set up a job like yours and you take its interview.',
      minutes: { process: '10 min', live: '15 min', questions: '5 min' },
      process: 'Your hiring process and where time is lost',
      live: 'A job, an AI interview and its evaluation, live',
      questions: 'Privacy, hosting and price',
    },
  },
})
