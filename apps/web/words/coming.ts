import { dictionary } from '#platform/locale/dictionary.ts'

/** Pages that are not available yet. */
export const comingWords = dictionary({
  en: {
    title: (page: string) => `${page}: coming soon`,
    untitled: 'This page is coming soon',
    home: 'Go to the home page',
    applications: 'View applications',
    purpose: {
      features: 'This page will show how Evenhand works: application form, interview, evidence and decision.',
      about: 'This page will introduce the team behind Evenhand and explain why people make the decisions.',
      howItWorks: 'This page will explain a hire step by step, from the published job to the decision.',
      terms: 'This page will contain the terms of service.',
      privacy: 'This page will explain which data we store, for how long, and how to have it deleted.',
      helpCenter: 'Here you will be able to search our help articles.',
      faqs: 'This page will answer frequently asked questions.',
      thankYou: 'This page will explain what happens after you contact us.',
      interviewSettings: 'Here you will be able to set the interviewer’s voice, tone and length, and what is recorded.',
      interviewFlows: 'This page will list your interview flows with their rounds and questions.',
      interviewFlowForm: 'Here you will be able to create an interview flow with questions drafted from a job.',
      createFlow:
        'Here you will be able to arrange rounds and questions and describe the five levels of each question.',
      editFlow: 'Here you will be able to edit rounds, questions and the five levels of each question.',
      settingsOrganization: 'Here you will be able to edit your organization’s name, branding and response times.',
      settingsAdmin: 'Here you will be able to invite and manage the members of your organization.',
    },
  },
})
