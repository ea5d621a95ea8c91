/** "Fri 20 November 2026, 18:00 (Beirut)": an instant as people read it in a mail, with the place that names its zone. */
export function momentIn(timeZone: string, at: Date): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)
  const place = timeZone === 'UTC' ? 'UTC' : timeZone.split('/').at(-1)!.replaceAll('_', ' ')
  return `${text.replace(' at ', ', ')} (${place})`
}

export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
export const days = (count: number, kind = 'working day'): string => `${count} ${kind}${count === 1 ? '' : 's'}`
