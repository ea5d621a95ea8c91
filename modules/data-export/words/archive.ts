import { dictionary } from '#platform/locale/dictionary.ts'

/** The texts inside an export. */
export const exportFileWords = dictionary({
  en: {
    fewer: 'fewer than 5',
    missing: 'These files could not be found in the file store:',
    readMe: (organization: string, at: string) => `Everything that ${organization} has in Evenhand, as of ${at}.

Times are in UTC. Every list is there twice, as CSV for spreadsheets and as JSON for programs. Rows refer to each other by ID: for
example, the candidate_id of an application is the id of a candidate. In CSV files, a leading apostrophe keeps a spreadsheet from
running a text as a formula; JSON files have the text as it is.

organization.json     the organization and its settings
admins                people with an account, invitations, working hours
jobs                  jobs, templates, closings, imports
forms                 the application form and the privacy notice in all their versions
flows                 interview flows in all their versions
interview-settings    settings of the AI interviewer
email-templates       your own e-mail texts in all their versions
custom-ai             custom AI fields, and their answers with evidence
candidates            people, merges, possible duplicates
applications          applications with their answers, submissions, notes, to-dos and timelines
resumes               what was read from résumés, and corrections
evaluations           match and screening scores with their evidence and engines, scorecards, opinions
screenings            AI interviews with consent, questions and transcripts
interviews            interviews with people
offers                offers in all their versions, approvals
messages              e-mails to candidates
audit-log             who did what, when and from where
billing               the plan and its usage
demographic-answers   voluntary answers, counted for each month
files                 résumés, attachments and recordings, in a folder for each candidate and application
imported-files        résumés of imports that did not become an application

An evaluation without a model was made by the built-in rules engine. Its answer structure is a count, not a rating.

Not included: passwords, two-factor authentication, links and private calendar addresses, because they are secrets; practice
interviews, because they are private to the person who takes them; sample data; deleted notes and unsubmitted scorecards.
Voluntary demographic answers are stored without a person. They are counted here for all jobs together, and small numbers are not shown.

This file contains personal data. Store it where only the right people can read it, and delete it when you no longer need it. A
candidate who is deleted in Evenhand is not deleted in this file.
`,
  },
})
