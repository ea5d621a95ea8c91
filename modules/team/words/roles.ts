import { dictionary } from '#platform/locale/dictionary.ts'

/** The table of what each role can do. */
export const roleTableWords = dictionary({
  en: {
    permission: 'Permission',
    yes: 'Yes',
    no: 'No',
    ownJobs: 'Own jobs',
    assigned: 'Assigned',
    exceptOwners: 'Except owners',
    rows: {
      see: 'See jobs and candidates',
      review: 'Submit scorecards and keep an own calendar',
      decide: 'Move, reject, make offers and hire',
      editJob: 'Edit a job and its hiring team',
      manageJobs: 'Create, publish and close jobs',
      setUp: 'Edit flows, forms, custom AI and e-mails',
      manage: 'Import, export, merge and delete candidates',
      settings: 'Organization settings and audit log',
      people: 'Invite people and change roles',
      own: 'Billing, plan and deleting the organization',
    },
  },
})
