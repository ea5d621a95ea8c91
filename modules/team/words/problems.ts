import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Error messages of inviting and removing people. */
export const teamProblems = dictionary({
  en: {
    invitesOwner: 'Only an owner can invite an owner.',
    member: 'This person can already sign in.',
    invited: 'This address is already invited. You can send the invitation again.',
    tooMany: (most: number) =>
      `At most ${locale.number(most)} invitations can be open at the same time. Revoke some, or wait until they are accepted.`,
    unknownJob: 'One of these jobs no longer exists.',
    accepted: 'This invitation was accepted. Please log in.',
    gone: 'This invitation is no longer valid. Ask the person who sent it for a new one.',
    otherAccount:
      'This address already has an Evenhand account at another organization. Ask for an invitation to another address.',
    full: (organization: string) =>
      `The plan of ${organization} has no place left for another person. Ask the person who invited you. The invitation stays valid.`,
    successorMissing: 'This person is not in the organization.',
    successorRole: 'Choose someone who may move candidates.',
    handOver: 'This person has open work. Choose who takes it over.',
    overlap: (count: number, name: string) =>
      locale.plural(count, {
        one: `${name} has another interview at the same time as 1 of these interviews. Move or cancel it first.`,
        other: `${name} has other interviews at the same time as ${locale.number(count)} of these interviews. Move or cancel them first.`,
      }),
  },
})
