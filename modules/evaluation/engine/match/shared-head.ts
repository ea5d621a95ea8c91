import { mentions } from '#platform/ai/concepts/mentions.ts'

/** Two words before one noun. */
const ALTERNATIVES =
  /(?<![\p{L}-])(?<left>\p{L}{2,26})(?<between>\s(?:and\/or|or|and)\s|\s?\/\s?)(?<right>\p{L}{2,26})\s(?<head>\p{L}{2,26})/giu

/** Whether the vocabulary has a name for all of a text. */
const names = (text: string) => mentions(text).some(({ start, end }) => start === 0 && end === text.length)

/** "Product or interface design" asks for product design or interface design: a noun can belong to both words before it. */
export const withSharedHead = (text: string): string =>
  text.replace(ALTERNATIVES, (written, left: string, between: string, right: string, head: string) =>
    names(`${left} ${head}`) && names(`${right} ${head}`) && !names(left)
      ? `${left} ${head}${between}${right} ${head}`
      : written,
  )
