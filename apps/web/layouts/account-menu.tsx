import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '#ui/router.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuRadio, MenuSeparator, type MenuTrigger } from '#ui/dropdown-menu.tsx'
import { chooseScheme, useScheme } from '#ui/theme.ts'
import { paths } from '../paths.ts'
import { useLogout } from './use-logout.ts'
import { accountMenuWords as words } from '../words/account-menu.ts'

const SCHEMES = [
  { value: 'light', label: words.schemes.light, icon: Sun },
  { value: 'dark', label: words.schemes.dark, icon: Moon },
  { value: 'system', label: words.schemes.system, icon: Monitor },
] as const

/** Mounted by the first click, so it starts open. */
export function AccountMenu({ name, email, trigger }: { name: string; email?: string; trigger: MenuTrigger }) {
  const [open, setOpen] = useState(true)
  const navigate = useNavigate()
  const { scheme } = useScheme()
  const logout = useLogout()
  return (
    <DropdownMenu trigger={trigger} side="top" open={open} onOpenChange={setOpen}>
      <MenuLabel>
        <span className="block font-medium text-text">{name}</span>
        {email}
      </MenuLabel>
      <MenuItem icon={UserRound} onSelect={() => navigate(paths.settingsProfile())}>
        {words.profile}
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{words.appearance}</MenuLabel>
      <MenuRadio value={scheme} onChange={chooseScheme} choices={SCHEMES} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={logout}>
        {words.logout}
      </MenuItem>
    </DropdownMenu>
  )
}
