// A booking's part names the round of the flow. A day can have interviews of the same round, which are numbered from the second one on.

export const partOf = (roundId: string, earlier: number): string =>
  earlier === 0 ? roundId : `${roundId}/${earlier + 1}`

/** The round of a part. */
export const roundIdOf = (part: string): string => part.split('/')[0]!
