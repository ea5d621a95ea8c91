/** At least and at most so many candidates are compared. */
export const COMPARED = { least: 2, most: 4 } as const
