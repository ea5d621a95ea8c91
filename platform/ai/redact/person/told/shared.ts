// Shared by the patterns of what people plainly tell. They read words as they are, except for those of the kinds of `words.ts` that are not
// about family, sex and the body (see `toldIn`).

/** A word within a clause. */
const WORD = '(?![.,] )[^ ]+ '
/** A word within a clause that says nothing about a person. */
const PLAIN = '(?![.,] |§)[a-z0-9]+ '

export const words = (most: number) => `(?:${WORD}){0,${most}}`
export const plainWords = (most: number) => `(?:${PLAIN}){0,${most}}`

interface Observance {
  /** "I am Jewish", "I keep the Sabbath". */
  faith: string
  days: string
  /** What is not done on that day. */
  not: string
}

/** "I'm Jewish so I don't work on Saturdays": beside a faith, a free day tells it. Availability alone stays. */
export const freeDays = ({ faith, days, not }: Observance): string[] => {
  const between = '(?:(?![.] )[^ ]+ ){0,8}'
  return [
    `${faith} ${between}(?:${not}) ${words(3)}(?:${days})(?: (?:${not}))?`,
    `${faith} ${between}(?:${days}) ${words(3)}(?:${not})`,
    `(?:${not}) (?:${words(3)}(?:${days}) )?(?:, )?(?:because|as|since|weil|denn|da|parce que|car|porque) (?:${faith}|ich ${words(1)}§[rw] bin)`,
  ]
}
