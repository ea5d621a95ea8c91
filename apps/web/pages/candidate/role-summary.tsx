import { ChevronDown } from 'lucide-react'
import { RoleDescription, RoleFacts, RoleRequirements } from '#modules/jobs/web/public-role.tsx'
import { Icon } from '#ui/icon.tsx'
import { careersWords } from '../../words/careers.ts'
import type { RoleOnPage } from './careers-data.ts'

/** The role above its application form, collapsed. */
export function RoleSummary({ job, today }: { job: RoleOnPage; today: string }) {
  return (
    <details className="group mb-12 rounded-card border border-line bg-surface px-4 md:px-5">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {careersWords.role.about}
        <Icon of={ChevronDown} className="text-text-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line pt-4 pb-5">
        <RoleFacts job={{ ...job, extra_questions: [] }} today={today} />
        {job.description && (
          <div className="mt-5">
            <RoleDescription html={job.description} />
          </div>
        )}
        <RoleRequirements job={job} />
      </div>
    </details>
  )
}
