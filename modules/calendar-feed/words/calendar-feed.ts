import { dictionary } from '#platform/locale/dictionary.ts'

/** The calendar file. */
export const feedFileWords = dictionary({
  en: {
    calendar: (organization: string) => `Interviews at ${organization}`,
    summary: (title: string, candidate: string) => `${title}: ${candidate}`,
    job: (title: string) => `Job: ${title}`,
    with: (names: string) => `With ${names}`,
  },
})

export const calendarFeedWords = dictionary({
  en: {
    title: 'Calendar feed',
    note: 'Your interviews in Google Calendar, Outlook or Apple Calendar. They read it a few times a day.',
    create: 'Create address',
    createFailed: 'The address was not created',
    none: 'No address yet.',
    url: 'Private address',
    once: 'Add this address to your calendar program now: it is not shown again. Anyone who knows it can read the feed.',
    copy: 'Copy',
    copied: 'Address copied',
    copyFailed: 'Copying is not possible here. Select the address and copy it.',
    exists: 'Your feed is on.',
    opened: 'Last read',
    neverOpened: 'It has not been read by a calendar program yet.',
    fullNames: 'Show full names of candidates',
    fullNamesHelp: 'Otherwise the feed shows initials, because calendars are often visible to others.',
    changeFailed: 'The choice was not saved',
    reset: 'New address',
    resetHelp: 'The old address stops working right away.',
    remove: 'Turn off',
    removed: 'Calendar feed turned off',
    removeFailed: 'The feed was not turned off',
    loading: 'Loading your feed',
    loadFailed: 'Couldn’t load your feed',
  },
})
