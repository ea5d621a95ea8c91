import { LogOut, Monitor, Moon, Plus, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#ui/command-palette.tsx'
import { chooseScheme } from '#ui/theme.ts'
import { paths } from '../paths.ts'
import { useCan, useRole } from '../session.ts'
import { useLogout } from './use-logout.ts'
import { navFor } from './workspace-nav.ts'

export function WorkspacePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate()
  const logout = useLogout()
  const role = useRole()
  const manages = useCan('jobs.manage')
  const sets = useCan('setup.edit')
  const go = (to: string) => () => void navigate(to)
  const groups = [
    { heading: 'Go to', items: navFor(role).map(({ to, label, icon }) => ({ id: to, label, icon, run: go(to) })) },
    {
      heading: 'Do',
      items: [
        manages && {
          id: 'create-job',
          label: 'Create a job',
          keywords: ['new', 'opening', 'post'],
          icon: Plus,
          run: go(paths.createJob()),
        },
        sets && {
          id: 'create-flow',
          label: 'Create an interview flow',
          keywords: ['new', 'questions'],
          icon: Plus,
          run: go(paths.interviewFlowForm()),
        },
        { id: 'light', label: 'Light theme', icon: Sun, run: () => chooseScheme('light') },
        { id: 'dark', label: 'Dark theme', icon: Moon, run: () => chooseScheme('dark') },
        { id: 'system', label: 'Use system setting', icon: Monitor, run: () => chooseScheme('system') },
        { id: 'logout', label: 'Logout', keywords: ['sign out', 'leave'], icon: LogOut, run: logout },
      ].filter(item => item !== false),
    },
  ]
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} />
}
