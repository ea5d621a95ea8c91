import { LogOut, Monitor, Moon, Plus, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#ui/command-palette.tsx'
import { chooseScheme } from '#ui/theme.ts'
import { paths } from '../paths.ts'
import { useCan, useRole } from '../session.ts'
import { useLogout } from './use-logout.ts'
import { navFor } from './workspace-nav.ts'
import { paletteWords as words } from '../words/navigation.ts'

export function WorkspacePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate()
  const logout = useLogout()
  const role = useRole()
  const manages = useCan('jobs.manage')
  const sets = useCan('setup.edit')
  const go = (to: string) => () => void navigate(to)
  const groups = [
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
        { id: 'light', label: words.light, icon: Sun, run: () => chooseScheme('light') },
        { id: 'dark', label: words.dark, icon: Moon, run: () => chooseScheme('dark') },
        { id: 'system', label: words.system, icon: Monitor, run: () => chooseScheme('system') },
        { id: 'logout', label: words.logout, keywords: words.logoutTerms.split(' '), icon: LogOut, run: logout },
      ].filter(item => item !== false),
    },
  ]
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} />
}
