import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of organizations and their settings. */
export const organizationProblems = dictionary({
  en: {
    signedInBefore: 'Please log in to change the branding of your organization.',
    logoSize: 'This image is larger than 2 MB. Please choose a smaller image.',
    logoType: 'Please choose a PNG, JPEG or WebP image.',
    logoUnreadable: 'This image could not be read. Please save it again, or choose another image.',
    deletionRequested: 'The organization is being deleted already.',
    otherName: 'This is not the name of your organization.',
    noDeletion: 'The organization is not being deleted, or it is too late to keep it.',
    suspended: 'The organization is suspended already.',
    notSuspended: 'The organization is not suspended.',
    missing: 'This organization does not exist, or its account has been closed.',
    replyReplaced: 'This link was replaced by a newer one, or the address was changed. Look for the newest e-mail.',
    replyUsed: 'This address has been confirmed already.',
    color: 'Please enter a color like #0f5f54.',
    website: 'Please enter a web address like https://example.com.',
    country: 'Please choose a country.',
  },
})
