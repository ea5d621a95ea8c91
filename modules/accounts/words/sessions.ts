import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const devices = (count: number) =>
  locale.plural(count, { one: '1 other device', other: `${locale.number(count)} other devices` })

/** The devices on which a person is signed in. */
export const sessionWords = dictionary({
  en: {
    title: 'Sessions',
    note: 'Devices that are signed in to your account.',
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    current: 'This device',
    activeNow: 'Active now',
    lastActive: 'Last active',
    startedAt: 'signed in',
    end: 'Sign out',
    endDevice: (device: string) => `Sign out ${device}`,
    ended: (device: string) => `Signed out ${device}`,
    endFailed: 'The device was not signed out',
    endOthers: 'Sign out all other sessions',
    endedOthers: (count: number) => `Signed out ${devices(count)}`,
    endOthersFailed: 'The other devices were not signed out',
    onlyThis: 'You are signed in on this device only.',
    explained:
      'A session ends after 12 hours without use, and 30 days after you signed in. If you do not recognize a device, sign it out and change your password.',
    loading: 'Loading your sessions',
    loadFailed: 'Couldn’t load your sessions',
  },
})
