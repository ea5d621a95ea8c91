import { useMutation } from '@tanstack/react-query'
import { Download, Search } from 'lucide-react'
import { useCallback } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import type { OrganizationFilter } from '../../contract.ts'
import { ORGANIZATION_SORTS } from '../../policy.ts'
import { organizationListWords as words } from '../../words/organizations.ts'
import { exportOrganizations } from '../organizations-api.ts'
import { saveText } from '../save-text.ts'

interface OrganizationFiltersProps {
  readonly filter: OrganizationFilter
  readonly onChange: (part: Partial<Record<'search' | 'plan_id' | 'country' | 'sort', string>>) => void
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  readonly countries: readonly string[]
}

/** Search, filters, order and export. */
export function OrganizationFilters({ filter, onChange, plans, countries }: OrganizationFiltersProps) {
  const search = useCallback((typed: string) => onChange({ search: typed }), [onChange])
  const { text, setText } = useDelayedText(filter.search ?? '', search)
  return (
    <div className="flex flex-wrap gap-2 px-4 py-2.5 md:px-7">
      <label className="control flex min-w-0 flex-1 basis-60 items-center gap-2 py-0 focus-within:outline-2 focus-within:outline-focus max-md:basis-full">
        <Icon of={Search} className="text-text-2" />
        <input
          type="search"
          value={text}
          aria-label={words.search}
          placeholder={words.search}
          onChange={event => setText(event.target.value)}
          className="min-w-0 flex-1 border-0 bg-transparent outline-none"
        />
      </label>
      <Select
        aria-label={words.plan}
        className="w-36 max-md:w-[calc(50%-4px)]"
        value={filter.plan_id ?? ''}
        placeholder={words.allPlans}
        onChange={event => onChange({ plan_id: event.target.value })}
        choices={plans.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {countries.length > 0 && (
        <Select
          aria-label={words.country}
          className="w-40 max-md:w-[calc(50%-4px)]"
          value={filter.country ?? ''}
          placeholder={words.allCountries}
          onChange={event => onChange({ country: event.target.value })}
          choices={countries
            .map(value => ({ value, label: locale.country(value) }))
            .toSorted((a, b) => locale.compare(a.label, b.label))}
        />
      )}
      <Select
        aria-label={words.sort}
        className="w-40 max-md:w-[calc(50%-4px)]"
        value={filter.sort}
        onChange={event => onChange({ sort: event.target.value })}
        choices={ORGANIZATION_SORTS.map(value => ({ value, label: words.sorts[value] }))}
      />
      <ExportButton filter={filter} />
    </div>
  )
}

function ExportButton({ filter }: { filter: OrganizationFilter }) {
  const download = useMutation({
    mutationFn: () => exportOrganizations(filter),
    onSuccess({ csv, organizations, complete }) {
      saveText(csv, words.fileName)
      toast({ title: words.exported(organizations), ...(!complete && { description: words.incomplete }) })
    },
    onError: error => toast({ title: words.exportFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()} className="max-md:w-[calc(50%-4px)]">
      <Icon of={Download} /> {words.export}
    </Button>
  )
}
