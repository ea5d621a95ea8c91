import { useMedia } from '#ui/use-media.ts'

/** Whether the candidate and the evaluation fit next to each other. */
export const useSideBySide = (): boolean => useMedia('(min-width: 1000px)')
