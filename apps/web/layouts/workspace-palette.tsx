import { LogOut, Monitor, Moon, Plus, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#ui/command-palette.tsx'
import { chooseScheme } from '#ui/theme.ts'
import { paths } from '../paths.ts'
import { useLogout } from './use-logout.ts'
import { WORKSPACE_NAV } from './workspace-nav.ts'

export function WorkspacePalette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const navigate = useNavigate()
  const logout = useLogout()
  const go = (to: string) => () => void navigate(to)
  const groups = [
    { heading: 'Go to', items: WORKSPACE_NAV.map(({ to, label, icon }) => ({ id: to, label, icon, run: go(to) })) },
    {
      heading: 'Do',
      items: [
        {
          id: 'create-job',
          label: 'Create a job',
          keywords: ['new', 'opening', 'post'],
          icon: Plus,
          run: go(paths.createJob()),
        },
        {
          id: 'create-flow',
          label: 'Create an interview flow',
          keywords: ['new', 'questions'],
          icon: Plus,
          run: go(paths.interviewFlowForm()),
        },
        { id: 'light', label: 'Light theme', icon: Sun, run: () => chooseScheme('light') },
        { id: 'dark', label: 'Dark theme', icon: Moon, run: () => chooseScheme('dark') },
        { id: 'system', label: 'Theme as the system', icon: Monitor, run: () => chooseScheme('system') },
        { id: 'logout', label: 'Logout', keywords: ['sign out', 'leave'], icon: LogOut, run: logout },
      ],
    },
  ]
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} />
}
