import { browserZone, civilDate } from '#platform/locale/dates.ts'
import { useNow } from '#ui/use-now.ts'

/** The reader's date, as YYYY-MM-DD. */
export const useToday = (): string => civilDate(useNow(), browserZone())
