import { Briefcase, LogOut, Monitor, Moon, Plus, RotateCw, Search, Sun, Upload, UserRound } from 'lucide-react'
import { useNavigate } from '#ui/router.tsx'
import { stageWords } from '#modules/applications/words/stages.ts'
import { jobTerms } from '#modules/jobs/words/terms.ts'
import { CommandPalette, type PaletteGroup } from '#ui/command-palette.tsx'
import { chooseScheme } from '#ui/theme.ts'
import { formWords } from '#ui/words.ts'
import { paths, withQuery } from '../paths.ts'
import { useCan, useRole } from '../session.ts'
import { useLogout } from './use-logout.ts'
import { usePaletteSearch } from './use-palette-search.ts'
import { navFor } from './workspace-nav.ts'
import { paletteWords as words } from '../words/palette.ts'

type Found = NonNullable<ReturnType<typeof usePaletteSearch>['found']>

export function WorkspacePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate()
  const logout = useLogout()
  const role = useRole()
  const manages = useCan('jobs.manage')
  const sets = useCan('setup.edit')
  const imports = useCan('candidates.manage')
  const invites = useCan('people.manage')
  const { text, setText, found, again, busy, clear } = usePaletteSearch()
  const go = (to: string) => () => navigate(to)
  const groups = [
    ...(found ? foundGroups(found, go) : []),
    ...(again
      ? [
          {
            heading: words.failed,
            items: [{ id: 'again', label: formWords.tryAgain, icon: RotateCw, found: true, stays: true, run: again }],
          },
        ]
      : []),
    { heading: words.pages, items: navFor(role).map(({ to, label, icon }) => ({ id: to, label, icon, run: go(to) })) },
    {
      heading: words.actions,
      items: [
        manages && {
          id: 'create-job',
          label: words.createJob,
          keywords: words.createJobTerms.split(' '),
          icon: Plus,
          run: go(paths.createJob()),
        },
        sets && {
          id: 'create-flow',
          label: words.createFlow,
          keywords: words.createFlowTerms.split(' '),
          icon: Plus,
          run: go(paths.interviewFlowForm()),
        },
        imports && {
          id: 'import',
          label: words.importResumes,
          keywords: words.importResumesTerms.split(' '),
          icon: Upload,
          run: go(withQuery(paths.imports(), { start: '1' })),
        },
        invites && {
          id: 'invite',
          label: words.invite,
          keywords: words.inviteTerms.split(' '),
          icon: UserRound,
          run: go(paths.settingsAdmin()),
        },
        sets && {
          id: 'create-field',
          label: words.createField,
          keywords: words.createFieldTerms.split(' '),
          icon: Plus,
          run: go(withQuery(paths.customAi(), { field: 'new' })),
        },
        { id: 'light', label: words.light, icon: Sun, run: () => chooseScheme('light') },
        { id: 'dark', label: words.dark, icon: Moon, run: () => chooseScheme('dark') },
        { id: 'system', label: words.system, icon: Monitor, run: () => chooseScheme('system') },
        { id: 'logout', label: words.logout, keywords: words.logoutTerms.split(' '), icon: LogOut, run: logout },
      ].filter(item => item !== false),
    },
  ]
  const change = (next: boolean) => {
    if (!next) clear()
    onOpenChange(next)
  }
  return (
    <CommandPalette open={open} onOpenChange={change} groups={groups} search={text} onSearch={setText} busy={busy} />
  )
}

const noteOf = (sample: boolean, ...parts: string[]) =>
  [sample && jobTerms.sample, ...parts].filter(Boolean).join(' · ')

/** What the server found, with the whole list at the end. */
function foundGroups({ applications = [], jobs = [], search }: Found, go: (to: string) => () => void): PaletteGroup[] {
  const list = withQuery(paths.applications(), { search })
  return [
    {
      heading: words.candidates,
      items: [
        ...applications.map(({ id, candidate_uuid, name, job, stage, outcome, sample }) => ({
          id,
          label: name,
          note: noteOf(
            sample,
            job.title,
            outcome === 'active' ? stageWords.stages[stage] : stageWords.outcomes[outcome],
          ),
          icon: UserRound,
          found: true,
          run: go(withQuery(paths.candidateDetails(candidate_uuid), { application: id })),
        })),
        ...(applications.length > 0
          ? [{ id: 'list', label: words.allFound(search), icon: Search, found: true, run: go(list) }]
          : []),
      ],
    },
    {
      heading: words.jobs,
      items: jobs.map(({ id, title, status, sample }) => ({
        id,
        label: title,
        note: noteOf(sample, jobTerms.status[status]),
        icon: Briefcase,
        found: true,
        run: go(withQuery(paths.applications(), { job_id: id })),
      })),
    },
  ].filter(({ items }) => items.length > 0)
}
