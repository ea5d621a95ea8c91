const COUNTED = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** "Six", and figures from thirteen on; at the beginning of a sentence. */
export const counted = (count: number): string => COUNTED[count] ?? String(count)
/** The same inside a sentence. */
export const countedIn = (count: number): string => counted(count).toLocaleLowerCase()

export const many = (count: number, one: string, more = `${one}s`): string => (count === 1 ? one : more)

/** "Ines", "Ines and Tomasz", "Ines, Tomasz and Maja". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

/** "Within one working day". */
export const withinDays = (days: number): string =>
  days === 1 ? 'within one working day' : `within ${countedIn(days)} working days`
