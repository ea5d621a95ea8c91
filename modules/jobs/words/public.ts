import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Open roles as candidates see them. */
export const publicWords = dictionary({
  en: {
    filter: {
      label: 'Open roles',
      search: 'Search open roles',
      searchPlaceholder: 'Search by title or keyword',
      team: 'Team',
      allTeams: 'All teams',
      location: 'Location',
      allLocations: 'All locations',
      employment: 'Employment type',
      allEmployment: 'All types',
      choice: (name: string, count: number) => `${name} (${locale.number(count)})`,
      found: (count: number) =>
        locale.plural(count, { one: '1 open role', other: `${locale.number(count)} open roles` }),
    },
    otherRoles: 'Other roles',
    open: 'Open',
    remote: 'remote',
    salary: (min: string, max: string | null, period: 'year' | 'month' | 'hour') =>
      `${max ? `${min} to ${max}` : min} ${{ year: 'a year', month: 'a month', hour: 'an hour' }[period]}`,
    closes: (when: string) => `Closes ${when}`,
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: (days: number) => locale.plural(days, { one: 'in 1 day', other: `in ${locale.number(days)} days` }),
    required: 'What you need',
    requiredNote: 'We compare your application with these requirements, and nothing else.',
    helpful: 'What would help',
    facts: {
      salary: 'Salary',
      employment: 'Type',
      location: 'Location',
      level: 'Level',
      closes: 'Closes',
    },
    empty: {
      noMatch: 'No roles match your search',
      noMatchText: 'Try another word, or look at all roles.',
      showAll: 'Show all roles',
      none: 'No open roles right now',
      noneText: (organization: string) =>
        `${organization} is not hiring right now. This page always lists the current roles.`,
    },
  },
})
