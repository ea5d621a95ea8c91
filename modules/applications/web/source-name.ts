import { sourceWords } from '../words/sources.ts'

/** Where an application came from, as people read it. */
export const sourceName = (source: string) => sourceWords[source] ?? source
